import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { logInAsSeller } from "../fixtures/people.ts"

test("[B10.22] [B10.23] what a visitor saved on a list is in the account after the log-in", async ({
  page,
  context,
  request,
  apiUrl,
  siteUrl,
  mailUrl,
}) => {
  await page.goto(paths.ads)
  const card = page.locator("main article").first()
  const shownName = (await card.getByRole("heading").textContent()) ?? ""
  await card.getByRole("button", { name: /^Guardar / }).click()
  await page.goto(paths.saved)
  const name = (await page.locator("main article").getByRole("heading").textContent()) ?? ""

  await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
  await page.goto(paths.ads)
  const saved = page.locator("main article").filter({ hasText: shownName })
  await expect(saved.getByRole("button", { pressed: true })).toBeVisible()
  await expect(async () => {
    await page.goto(paths.saved)
    await expect(page.getByRole("link", { name })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByText("Nota", { exact: true }).click()
  await page.getByLabel(`Nota sobre ${name}`).fill("Preguntar por las horas")
  await page.getByRole("button", { name: "Guardar nota" }).click()
  await expect(page.getByText("Nota guardada.")).toBeVisible()
  await expect(page.getByLabel(`Nota sobre ${name}`)).toHaveValue("Preguntar por las horas")
  await page.getByRole("button", { name: `Quitar ${name} de tus guardados` }).click()
  await expect(page.getByText("Todavía no guardas equipos")).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[B10.22] a user saves an ad from its page", async ({
    page,
    context,
    request,
    apiUrl,
    siteUrl,
    mailUrl,
  }) => {
    await logInAsSeller(context, request, { apiUrl, siteUrl, mailUrl })
    await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
    await page.getByRole("button", { name: "Guardar", exact: true }).click()
    await expect(page.getByText("Lo agregamos a tus guardados.")).toBeVisible()
    await expect(page.locator("main article")).toHaveCount(1)
  })
})
