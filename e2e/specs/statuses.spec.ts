import { paths } from "@wara/domain/site/paths"
import { endedAd } from "../fixtures/demo-ads.ts"
import { expect } from "../fixtures/journey.ts"
import { test } from "../fixtures/tour.ts"

for (const path of [
  "/404",
  "/no/existe",
  "/esto-no-existe",
  "/anuncios/no-existe",
  "/anuncios/no/existe",
]) {
  test(`[S2.15] [S4.13] ${path} is a true 404 with other ads`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^404 - /)
    await expect(page.getByText("La página que buscas no existe o ha sido movida.")).toBeVisible()
    await expect(
      page.getByRole("heading", { name: "Tenemos avisos que podrían interesarte" }),
    ).toBeVisible()
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(8)
    await page.getByRole("link", { name: "Volver al inicio" }).click()
    await expect(page).toHaveURL("/")
  })
}

test("[S2.15] an unknown path says 'Page not found'", async ({ page }) => {
  await page.goto("/no/existe")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page not found")
})

test("an ended ad says so, without contact data, and stays out of search engines", async ({
  page,
  request,
  apiUrl,
}) => {
  const answer = await page.goto(`${paths.ads}/${await endedAd(request, apiUrl, false)}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText("Este anuncio terminó")).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
  await expect(page.getByRole("main")).not.toContainText(/@|\+56/)
})

test("an ad that ended more than 30 days ago is gone", async ({ page, request, apiUrl }) => {
  const answer = await page.goto(`${paths.ads}/${await endedAd(request, apiUrl, true)}`)
  expect(answer?.status()).toBe(410)
})
