import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"

async function searchFromHome(page: Page, text: string): Promise<void> {
  await page.goto("/")
  const search = page.getByRole("main").getByRole("search")
  await search.getByLabel("Buscar equipo por nombre").fill(text)
  await search.getByRole("button", { name: "Buscar" }).click()
}

const results = (page: Page) =>
  page.getByRole("region", { name: "Resultados" }).getByRole("article")

const linksOf = (cards: Locator) =>
  cards
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))

test("[S2.10] [S2.11] [S2.24] [B10.170] home, search with a typing error, region, commune and kilometres", async ({
  page,
}) => {
  await searchFromHome(page, "Gruas HORQILLAS")
  await expect(page).toHaveURL(/\/anuncios\?s=gruas\+horqillas&page=1$/)
  await expect(page.getByText("Mostramos resultados de «")).toBeVisible()
  await expect(results(page).first()).toContainText(/horquilla|montacargas/i)

  await page.getByLabel("Región").selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?s=gruas\+horqillas&region=[a-z-]+$/)
  const communes = page.getByRole("combobox", { name: "Comuna" })
  const commune = (await communes.getByRole("option").nth(1).innerText()).replace(/ \(\d+\)$/, "")
  await communes.selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?s=gruas\+horqillas&region=[a-z-]+&comuna=[a-z-]+$/)
  await expect(results(page).first()).toContainText(commune)
  await expect(results(page).first()).toContainText(/horquilla|montacargas/i)

  await page.getByRole("combobox", { name: "Radio" }).selectOption("Hasta 400 km")
  await expect(page).toHaveURL(/&comuna=[a-z-]+&radio=400$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`hasta 400 km de ${commune}`)
  await expect(results(page).first()).toContainText(/horquilla|montacargas/i)
})

test("[S2.10] [S2.11] [B10.28] page 2, an ad, back to the same place of the list, a related ad, and both as seen on home and list", async ({
  page,
}) => {
  // By date, without ads of other journeys: featured ads rotate, and new ads come first.
  await page.goto("/anuncios?category=mineria&orden=recientes")
  const adsOfPage1 = await linksOf(results(page))
  await page
    .getByRole("navigation", { name: /páginas/i })
    .getByRole("link", { name: "2", exact: true })
    .click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(results(page).first().getByRole("heading").getByRole("link")).not.toHaveAttribute(
    "href",
    adsOfPage1[0] ?? "",
  )
  const adsOfPage2 = await linksOf(results(page))
  expect(new Set([...adsOfPage1, ...adsOfPage2]).size).toBe(40)

  const found = results(page).last().getByRole("heading")
  const name = await found.innerText()
  await found.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const left = await scrolled()
  await found.getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await page.getByRole("link", { name: "Volver a los resultados" }).click()
  await expect.poll(scrolled).toBe(left)
  await found.getByRole("link").click()
  const related = page.getByRole("region", { name: "Anuncios relacionados" })
  await related.getByRole("article").first().getByRole("heading").getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name)
  await expectAccessible(page)
  for (const path of ["/", "/anuncios"]) {
    await page.goto(path)
    const seen = page.getByRole("region", { name: "Vistos recientemente" })
    await expect(seen.getByRole("article")).toHaveCount(2)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[S2.10] [S2.11] the same journey with plain links and forms", async ({ page }) => {
    await searchFromHome(page, "gruas horqillas")
    await expect(results(page).first()).toContainText(/horquilla|montacargas/i)

    await page.getByLabel("Región").selectOption({ index: 1 })
    await page.getByRole("button", { name: "Aplicar" }).click()
    await expect(page).toHaveURL(/\/anuncios\?s=gruas\+horqillas&region=[a-z-]+$/)
    await page.getByRole("combobox", { name: "Comuna" }).selectOption({ index: 1 })
    await page.getByRole("button", { name: "Aplicar" }).click()
    await expect(page).toHaveURL(/\?s=gruas\+horqillas&region=[a-z-]+&comuna=[a-z-]+$/)
    await page.getByRole("combobox", { name: "Radio" }).selectOption("Hasta 400 km")
    await page.getByRole("button", { name: "Aplicar" }).click()
    await expect(page).toHaveURL(/&comuna=[a-z-]+&radio=400$/)
    await expect(results(page).first()).toContainText(/horquilla|montacargas/i)

    await page.goto("/anuncios?page=2")
    const name = await results(page).first().getByRole("heading").innerText()
    await results(page).first().getByRole("heading").getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    const related = page.getByRole("region", { name: "Anuncios relacionados" })
    await expect(related.getByRole("article").first()).toBeVisible()
    await expect(page.getByRole("table")).toBeVisible()
  })

  test("a search in capitals with empty fields redirects to its canonical URL", async ({
    page,
  }) => {
    await page.goto("/anuncios?s=TORNO+CNC&category=&comuna=")
    await expect(page).toHaveURL(/\/anuncios\?s=torno\+cnc$/)
  })
})
