import { paths } from "@wara/domain/site/paths"
import { expect, expectAccessible, test } from "../fixtures/journey.ts"
import { password } from "../fixtures/open-session.ts"

test("[S2.25] on a desktop one logs in without leaving the page", async ({ page }) => {
  await page.goto(paths.faq)
  await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click()
  const lightbox = page.getByRole("dialog", { name: "Iniciar sesión" })
  await expect(lightbox.getByLabel("Correo o nombre de usuario")).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(lightbox).toHaveCount(0)
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.keyboard.press("Enter")
  await lightbox.getByLabel("Correo o nombre de usuario").fill("vendedor@wara.test")
  await lightbox.getByLabel("Contraseña", { exact: true }).fill("no es esta")
  await page.keyboard.press("Enter")
  await expect(lightbox.getByRole("alert")).toHaveText(
    "El correo o la contraseña no son correctos.",
  )
  await lightbox.getByLabel("Contraseña", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${paths.faq}$`))
  await expect(page.getByRole("banner").getByRole("link", { name: "Anunciar ahora" })).toBeVisible()
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Mi cuenta" }).first(),
  ).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("[S2.25] logging in is a page of its own", async ({ page }) => {
    await page.goto(paths.faq)
    await page.getByRole("banner").locator("summary").click()
    await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
})

test.describe("the register promotion", () => {
  test.use({ promotion: true })

  test("appears to a visitor, closes for a year, and leads to sign up", async ({
    page,
    context,
  }) => {
    await page.goto(paths.home)
    const promotion = page.getByRole("dialog", {
      name: "¡Consigue 3 anuncios gratis al registrarte!",
    })
    await expect(promotion).toContainText("Cada anuncio dura 15 días publicado.")
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await expect(promotion).toHaveCount(0)
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).toContain("site-register-closed")
    await context.clearCookies()
    await page.goto(paths.ads)
    await promotion.getByRole("link", { name: "Registrarme ahora" }).click()
    await expect(page).toHaveURL(/\/registro$/)
  })
})
