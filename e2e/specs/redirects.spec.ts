import { randomInt } from "node:crypto"
import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"
import { expect, openHydrated, test } from "../fixtures/journey.ts"
import { openPanel } from "../fixtures/sessions.ts"

const createdSchema = z.object({ data: z.object({ documentId: z.string() }) })

/** Navigates by the client-side router, like a link of the site. */
async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const router = Reflect.get(window, "__reactRouterDataRouter")
    router.navigate(to)
  }, path)
}

test("[S4.5] a redirect is followed inside the browser; another site is loaded as a page", async ({
  page,
  newWindow,
  apiUrl,
}) => {
  const old = `/viejo-${randomInt(1_000_000)}`
  const panel = await openPanel(await newWindow(), apiUrl, "operador")
  const headers = { "x-wara-admin": "1" }
  const addresses: string[] = []
  const lead = async (from: string, to: string) => {
    const options = { headers, data: { data: { from, to } } }
    const answer = await panel.request.post(`${apiUrl}/api/admin/redirects`, options)
    expect(answer.status()).toBe(201)
    addresses.push(createdSchema.parse(await answer.json()).data.documentId)
    await expect
      .poll(async () => (await page.request.get(from, { maxRedirects: 0 })).status())
      .toBe(301)
  }
  await lead(old, `${paths.faq}?de=viejo`)
  await lead(`${old}-fuera`, "https://otro.wara.test/inicio")
  await page.route("https://otro.wara.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Otro sitio</h1>" }),
  )
  await openHydrated(page, paths.contact)
  await page.evaluate(() => Reflect.set(window, "isSamePage", true))
  await navigateTo(page, old)
  await expect(page).toHaveURL(new RegExp(`${paths.faq}\\?de=viejo$`))
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true)
  await navigateTo(page, `${old}-fuera?x=1`)
  await expect(page.getByRole("heading", { name: "Otro sitio" })).toBeVisible()
  await expect(page).toHaveURL("https://otro.wara.test/inicio?x=1")
  for (const id of addresses) {
    await panel.request.delete(`${apiUrl}/api/admin/redirects/${id}`, { headers })
  }
})
