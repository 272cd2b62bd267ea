import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible, findViolations } from "../fixtures/page-checks.ts"
import { newPerson, newSeller } from "../fixtures/people.ts"
import { password } from "../fixtures/sessions.ts"

test("[S2.25] on a desktop the log-in stays on the page", async ({
  page,
  request,
  apiUrl,
  mailUrl,
}) => {
  const person = newPerson()
  await newSeller(request, { apiUrl, mailUrl }, person)
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
  await lightbox.getByLabel("Correo o nombre de usuario").fill(person.email)
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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
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

test.describe("automatic overlays", () => {
  test.use({ promotion: true })

  test("[S4.9] [S4.8] [B5.10] cookies are chosen by keyboard, once a year, before the promotion appears", async ({
    page,
    context,
  }) => {
    const notice = page.getByRole("region", { name: "Preferencias de cookies" })
    const findConsent = async () =>
      (await context.cookies()).find(({ name }) => name === "site-cookies-accepted")
    await page.goto(paths.faq)
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await findViolations(page, "colours")).toEqual([])
    for (const name of ["Saltar al contenido", /^Más información/, "Cerrar", "Aceptar"]) {
      await page.keyboard.press("Tab")
      await expect(page.locator(":focus")).toHaveAccessibleName(name)
    }
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.keyboard.press("Enter")
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole("main")).toBeFocused()
    const accepted = await findConsent()
    expect(accepted).toMatchObject({ path: "/" })
    const days = ((accepted?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    const promotion = page.getByRole("region", {
      name: "¡Consigue 3 anuncios gratis al registrarte!",
    })
    await expect(promotion).toContainText("Cada anuncio dura 15 días publicado.")
    await expect(page.getByRole("main")).toBeFocused()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: "light" })
    expect(await findViolations(page, "colours")).toEqual([])
    await promotion.getByRole("button", { name: "Cerrar" }).click()
    await expect(promotion).toHaveCount(0)
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).toContain("site-register-closed")

    const preferences = page.getByRole("link", { name: "Preferencias de cookies" })
    await preferences.click()
    await expect(notice.getByRole("checkbox", { checked: true })).toHaveCount(4)
    await expectAccessible(page)
    await notice.getByRole("button", { name: "Rechazar" }).click()
    await expect(preferences).toBeFocused()
    expect(await findConsent()).toMatchObject({
      value: "no-measurement.no-ads.no-recording.no-protection",
    })
  })

  test("[S4.10] [S8.6] one at a time: the site check, then the cookie notice, which hides while the search is open", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied", "SecurityError")
        },
      }),
    )
    const notice = page.getByRole("region", { name: "Preferencias de cookies" })
    const check = page.getByRole("dialog", { name: "Tu navegador limita el sitio" })
    await page.goto(paths.faq)
    await expect(check).toContainText("LocalStorage no está disponible.")
    await expect(check.getByRole("timer")).toHaveText(/^Se cierra en \d+ segundos$/)
    await expect(notice).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await expect(notice).toBeVisible()

    const search = page.getByRole("link", { name: "Abrir la búsqueda" })
    await search.click()
    await expect(page.getByRole("dialog")).toHaveCount(1)
    await expect(notice).toBeHidden()
    await page.keyboard.press("Escape")
    await expect(search).toBeFocused()
    await notice.getByRole("button", { name: "Cerrar" }).click()
    expect(await context.cookies()).toEqual([])

    await page.reload()
    await expect(notice).toBeVisible()
    await expect(check).toHaveCount(0)
  })
})
