import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"

test("[S2.20] the header hides past 80 px on the way down and returns on the way up", async ({
  page,
}) => {
  await page.goto("/anuncios")
  const header = page.getByRole("banner")
  await page.mouse.wheel(0, 60)
  await expect(header).toHaveAttribute("data-scrolled", "true")
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(header).toBeInViewport()
})

test("[S2.22] [S2.23] the search lightbox opens full screen and closes with Escape, button and backdrop", async ({
  page,
}) => {
  await page.goto("/preguntas-frecuentes")
  const opener = page.getByRole("banner").getByLabel("Abrir la búsqueda")
  const lightbox = page.getByRole("dialog")

  await opener.click()
  await expect(lightbox.getByRole("combobox", { name: "Buscar equipo por nombre" })).toBeFocused()
  await expectAccessible(page)
  const options = await lightbox
    .getByRole("combobox", { name: "Categoría" })
    .locator("option")
    .allTextContents()
  expect(options[0]).toBe("Todas")
  const counts = options.slice(1).map((option) => Number(/\(([\d.]+)\)$/.exec(option)?.[1]))
  expect(counts).toEqual(counts.toSorted((left, right) => right - left))
  expect(counts).toHaveLength(15)
  await page.keyboard.press("Escape")
  await expect(lightbox).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await lightbox.getByRole("button", { name: "Cerrar" }).click()
  await expect(lightbox).toBeHidden()

  await opener.click()
  await page.mouse.click(20, 880)
  await expect(lightbox).toBeHidden()
})

test("[S2.24] [S5.3] submitting the lightbox lowercases the text, omits empty values, and closes it", async ({
  page,
}) => {
  await page.goto("/preguntas-frecuentes")
  await page.getByRole("banner").getByLabel("Abrir la búsqueda").click()
  const lightbox = page.getByRole("dialog")
  await lightbox
    .getByRole("combobox", { name: "Buscar equipo por nombre" })
    .fill("  Generador 100 KVA ")
  await lightbox.getByRole("combobox", { name: "Categoría" }).selectOption("energia")
  await lightbox.getByRole("button", { name: "Buscar" }).click()
  await expect(page).toHaveURL(/\/anuncios\?s=generador\+100\+kva&category=energia&page=1$/)
  await expect(lightbox).toBeHidden()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test("[S2.17] the menu opens, and closes when a link inside is tapped", async ({ page }) => {
    await page.goto("/anuncios")
    await page
      .getByRole("banner")
      .getByText("Menú", { exact: true })
      .or(page.getByLabel(/menú/i))
      .first()
      .click()
    const menu = page.getByRole("banner")
    await expect(menu.getByRole("link", { name: "¿Cómo publicar?" }).last()).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole("link", { name: "¿Cómo publicar?" }).last().click()
    await expect(page).toHaveURL(/#como-publicar$/)
  })
})

test("everything can be reached by keyboard: skip link, gallery, full screen", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.goto(`/anuncios/${await publicAd(request, apiUrl)}`)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})
