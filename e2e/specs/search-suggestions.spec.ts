import type { Locator, Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"

const fieldName = "Buscar equipo por nombre"

/** Types into a field that has the focus and waits for the suggestions. */
async function typeAndWait(page: Page, text: string): Promise<Locator> {
  await page.keyboard.type(text)
  const list = page.getByRole("listbox", { name: "Sugerencias" })
  await expect(list).toBeVisible()
  return list
}

test("[B5.7] suggestions by keyboard: on home, in the header's search and on the list", async ({
  page,
}) => {
  await page.goto(paths.home)
  const hero = page.getByRole("main").getByRole("combobox", { name: fieldName })
  await hero.focus()
  const list = await typeAndWait(page, "excav")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(list).toBeHidden()
  await expect(hero).toHaveValue("excav")
  await expect(hero).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(list).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(list.getByRole("option", { selected: true })).toHaveText(/^excavadora Equipo$/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`${paths.ads}?s=excavadora&page=1`)
  await expect(page.getByRole("heading", { level: 1, name: "Excavadora" })).toBeVisible()

  await page.getByRole("banner").getByRole("link", { name: "Abrir la búsqueda" }).press("Enter")
  const lightbox = page.getByRole("dialog")
  const field = lightbox.getByRole("combobox", { name: fieldName })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue("excavadora")
  await field.selectText()
  await typeAndWait(page, "tracto")
  await page.keyboard.press("Escape")
  await expect(list).toBeHidden()
  await expect(lightbox).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(lightbox).toBeHidden()

  const filterField = page.getByRole("combobox", { name: "Buscar por nombre" })
  await filterField.selectText()
  await typeAndWait(page, "tracto")
  // Until the last response the list shows suggestions for the first letters.
  await expect(list.getByRole("option").first()).toHaveText(/^tracto/)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\?s=tracto/)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test("[B5.7] Escape closes the suggestions in the filters first, then the filters", async ({
    page,
  }) => {
    await page.goto(paths.ads)
    await page.getByRole("button", { name: /^Filtros/ }).click()
    const panel = page.getByRole("dialog")
    await panel.getByRole("combobox", { name: "Buscar por nombre" }).focus()
    const list = await typeAndWait(page, "ca")
    // The last of them is within the screen, however many there are.
    await page.setViewportSize({ width: 360, height: 400 })
    await page.keyboard.press("ArrowUp")
    await expect(list.getByRole("option", { selected: true })).toBeInViewport()
    await page.keyboard.press("Escape")
    await expect(list).toBeHidden()
    await expect(panel).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
  })
})
