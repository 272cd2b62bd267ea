import { paths } from "@wara/domain/site/paths"
import { endedAd } from "../fixtures/demo-ads.ts"
import { expect } from "../fixtures/journey.ts"
import { test } from "../fixtures/tour.ts"

const unknownPage = "La página que buscas no existe o ha sido movida."

const unknownPages = {
  "/404": unknownPage,
  "/no/existe": unknownPage,
  "/esto-no-existe": unknownPage,
  "/anuncios/no-existe": "Puede que haya terminado, o que la dirección esté mal escrita.",
  "/anuncios/no/existe": unknownPage,
}

test("[S2.15] [S4.13] unknown pages have status 404 and show other ads", async ({ page }) => {
  for (const [path, text] of Object.entries(unknownPages)) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect(html, path).toMatch(/<h1[^>]*>404 - /)
    expect(html, path).toContain(text)
    expect(html, path).toContain("Tenemos avisos que podrían interesarte")
    expect(html.match(/<article/g), path).toHaveLength(8)
  }
  await page.goto("/anuncios/no/existe")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^404 - /)
  await expect(page.getByText(unknownPage)).toBeVisible()
  await expect(
    page.getByRole("heading", { name: "Tenemos avisos que podrían interesarte" }),
  ).toBeVisible()
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8)
  await page.getByRole("link", { name: "Volver al inicio" }).click()
  await expect(page).toHaveURL("/")
})

test("[S2.15] an unknown path says 'Page not found'", async ({ page }) => {
  await page.goto("/no/existe")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page not found")
})

test("an ended ad says so, without contact data, and is noindex", async ({
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

test("an ad that ended more than 30 days ago answers 410", async ({ page, request, apiUrl }) => {
  const answer = await page.goto(`${paths.ads}/${await endedAd(request, apiUrl, true)}`)
  expect(answer?.status()).toBe(410)
})
