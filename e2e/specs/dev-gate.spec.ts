import { findFreePort } from "@wara/devstack/free-port"
import { runNode } from "@wara/devstack/processes/run-program"
import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"

const passphrase = "grua de tres patas"

/** Another web server for the same api, in developer mode. */
async function openGatedSite(apiUrl: string) {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const started = Promise.withResolvers<void>()
  const env = {
    ...process.env,
    NODE_ENV: "production",
    WARA_DEMO: "1",
    PORT: String(port),
    BASE_URL: url,
    API_URL: apiUrl,
    DEV_MODE: "1",
    DEV_MODE_PASSPHRASE: passphrase,
  }
  const onLine = (line: string) => {
    if (line.startsWith("Web: ")) started.resolve()
  }
  const server = runNode(["apps/web/server/serve.ts"], { env, onLine })
  void server.exited.then(() => started.reject(new Error(server.tail())))
  await started.promise
  return { url, stop: () => server.stop() }
}

test("[S4.4] [S2.14] in developer mode the site shows its gate, and the phrase opens it", async ({
  page,
  context,
  apiUrl,
}) => {
  const site = await openGatedSite(apiUrl)
  try {
    await page.goto(`${site.url}${paths.ads}`)
    await expect(page).toHaveURL(`${site.url}${paths.devGate}`)
    await expectGoodOnEveryDevice(page)
    const phrase = page.getByLabel("Frase de acceso")
    await phrase.fill("no es esta")
    await page.getByRole("button", { name: "Entrar" }).click()
    await expect(page.getByText("Esa no es la frase de acceso")).toBeVisible()
    await expect(phrase).toBeFocused()
    await phrase.fill(passphrase)
    await page.getByRole("button", { name: "Entrar" }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await page.goto(`${site.url}${paths.devGate}`)
    await expect(page).toHaveURL(`${site.url}/`)
    // A pass that expires during a visit redirects to the gate at the next step.
    await context.clearCookies()
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /frecuentes/i })
      .click()
    await expect(page).toHaveURL(`${site.url}${paths.devGate}`)
    await page.goto("about:blank")
  } finally {
    await site.stop()
  }
})
