import { adPath, paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"

const name = "¡Consigue 3 anuncios gratis al registrarte!"

/** Refuses all purposes, so that the cookie notice does not come first. */
const refusedCookies = "no-measurement.no-ads.no-recording.no-protection"

test.use({ promotion: true })

test.beforeEach(async ({ context, siteUrl }) => {
  await context.addCookies([{ name: "site-cookies-accepted", value: refusedCookies, url: siteUrl }])
})

for (const viewport of [
  { width: 360, height: 780 },
  // A small laptop: the panel of an ad is higher than the room beside the bar.
  { width: 1366, height: 640 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test("[B5.10] on lists, ads, policies and questions it covers no results or buttons", async ({
      page,
      request,
      apiUrl,
    }) => {
      const bar = page.getByRole("region", { name })
      const ad = adPath(await publicAd(request, apiUrl))
      for (const path of [paths.ads, ad, paths.privacy, paths.faq]) {
        await page.goto(path)
        await expect(bar).toBeVisible()
        await expect(page.getByRole("dialog")).toHaveCount(0)
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
        expect(await bar.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(100)
        // The page gets its bottom padding once the bar was measured.
        await expect.poll(() => bar.evaluate(findCovered), path).toEqual([])
      }
    })
  })
}

/**
 * Results, links and buttons that are behind the bar or below the window although they were scrolled
 * into view, and whether the end of the page is behind the bar.
 */
function findCovered(bar: HTMLElement): string[] {
  const own = bar.getBoundingClientRect()
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" })
    const { bottom, left, right, height } = element.getBoundingClientRect()
    if (height === 0 || bottom <= 0 || right <= 0 || left >= window.innerWidth) return false
    // Elements taller than the window always extend below it.
    return bottom > own.top + 1 && height < own.top - 80
  }
  const reached = [...document.querySelectorAll("article, a, button, input, select, summary")]
  const outside = reached.filter(
    (element) => !bar.contains(element) && element.checkVisibility({ visibilityProperty: true }),
  )
  const covered = outside.filter(isCovered).map((element) => element.outerHTML.slice(0, 120))
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
  const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0
  return end > own.top + 1 ? [...covered, `the footer ends at ${end}`] : covered
}

test("[B5.10] [S4.8] on the home page it is a lightbox on the first load, accessible, and closes for a year", async ({
  page,
  context,
}) => {
  await page.goto(paths.home)
  const lightbox = page.getByRole("dialog", { name })
  await expect(lightbox).toContainText("Cada anuncio dura 15 días publicado.")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(lightbox).toHaveCount(0)
  const closed = (await context.cookies()).find((cookie) => cookie.name === "site-register-closed")
  expect(Math.round(((closed?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})

test("[B5.10] signing up from an ad leads back to the ad, also without JavaScript", async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl + paths.ads)
  const ad = page.getByRole("article").getByRole("heading").getByRole("link").first()
  const pathname = (await ad.getAttribute("href")) ?? ""
  await ad.click()
  await page.getByRole("contentinfo").getByRole("link", { name: "Iniciar sesión" }).click()
  await page.getByLabel("Correo o nombre de usuario").fill("comprador@wara.test")
  await page.getByLabel("Contraseña", { exact: true }).fill("Wara-demo-2026")
  await page
    .getByRole("main")
    .getByRole("button", { name: /Iniciar sesión|Entrar/ })
    .click()
  await expect(page).toHaveURL(({ pathname: path }) => path === pathname)
  await context.close()
})
