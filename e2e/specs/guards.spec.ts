import { paths } from "@wara/domain/site/paths"
import { expectLoggedIn, logIn } from "../fixtures/forms.ts"
import { expect, test } from "../fixtures/journey.ts"
import { sessionCookie } from "../fixtures/sessions.ts"

test("[S2.16] [S4.3] a visitor is redirected to log in, by URL and by link, and then back", async ({
  page,
}) => {
  await page.goto(`${paths.accountProfile}?x=1`)
  await expect(page).toHaveURL(/\/login\?volver=%2Fcuenta%2Fperfil%3Fx%3D1$/)
  await page.goto(paths.ads)
  await page.getByRole("banner").getByRole("link", { name: "Anunciar" }).click()
  await expect(page).toHaveURL(/\/publicar$/)
  await page.goto(paths.postAd)
  await expect(page).toHaveURL(/\/login\?volver=%2Fanunciar$/)
  await page.goto(`${paths.login}?volver=%2Fcuenta%2Fsesiones`)
  await logIn(page, "vendedor@wara.test")
  await expect(page).toHaveURL(/\/cuenta\/sesiones$/)
  await expect(page.getByRole("heading", { level: 1, name: "Sesiones" })).toBeVisible()
})

test("[S2.4] [S2.5] [S2.7] [S4.3] a user is redirected from guests' pages to the account", async ({
  page,
  logInAs,
}) => {
  await logInAs("comprador")
  for (const path of [paths.register, paths.login, paths.forgotPassword, paths.resetPassword]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/cuenta$/)
  }
})

test("[S1.7] [S4.2] an unknown token is cleared, and its user is a visitor", async ({
  page,
  context,
  siteUrl,
}) => {
  await context.addCookies([{ name: sessionCookie, value: "x".repeat(43), url: siteUrl }])
  await page.goto(paths.home)
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain(sessionCookie)
})

test("[S1.7] the token is in no script, storage or page, and its cookie is HttpOnly", async ({
  page,
  context,
}) => {
  await page.goto(paths.login)
  await logIn(page, "comprador@wara.test")
  await expectLoggedIn(page)
  const cookie = (await context.cookies()).find(({ name }) => name === sessionCookie)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" })
  const token = cookie?.value ?? ""
  expect(token).toMatch(/^[\w-]{43}$/)
  await page.goto(paths.account)
  await page.getByRole("link", { name: "Mi perfil" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Mi perfil" })).toBeVisible()
  const seen = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join("\n"),
  )
  expect(seen).not.toContain(token)
})

test("[S4.6] a log-in without a redirect leads back to the previous page", async ({ page }) => {
  await page.goto(paths.ads)
  await page.getByRole("contentinfo").getByRole("link", { name: "Mapa del sitio" }).click()
  await expect(page).toHaveURL(/sitemap$/)
  await page.getByRole("main").getByRole("link", { name: "Iniciar sesión" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, "vendedor@wara.test")
  await expect(page).toHaveURL(/sitemap$/)
})

test("[S2.27] after logging out, going back asks to log in, and going back again leaves the log-in", async ({
  page,
  logInAs,
}) => {
  await logInAs("comprador")
  await page.goto(paths.faq)
  const menu = page.getByRole("banner").locator("details").first()
  await menu.locator("summary").click()
  await menu.getByRole("link", { name: "Mi cuenta" }).click()
  await expect(page).toHaveURL(/\/cuenta$/)
  await menu.locator("summary").click()
  await menu.getByRole("link", { name: "Cerrar sesión" }).click()
  await page.getByRole("button", { name: "Sí, quiero salir" }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?volver=%2Fcuenta$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.faq}$`))
})
