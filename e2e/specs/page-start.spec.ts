import { paths, postAdStepPath } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"
import { layoutShare } from "../fixtures/layout-share.ts"
import { restyledElements } from "../fixtures/restyled-elements.ts"

test.use({ isNewBrowser: true })

test("[B7.100] first pages need two font files, and the stylesheet of scripts declares no face again", async ({
  page,
  request,
  apiUrl,
}) => {
  const fonts: string[] = []
  page.on("request", (sent) => {
    if (sent.resourceType() === "font") fonts.push(new URL(sent.url()).pathname)
  })
  const ad = await publicAd(request, apiUrl)
  for (const path of [paths.home, paths.ads, `${paths.ads}/${ad}`, paths.login]) {
    await page.goto(path)
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      const linked = [...document.styleSheets].filter(({ href }) => href !== null)
      return {
        linked: linked.length,
        faces: linked
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSFontFaceRule).length,
      }
    })
    expect(faces, path).toEqual({ linked: 1, faces: 0 })
  }
  expect(fonts.filter((name) => !/archivo-site(-headings)?-[\w-]+\.woff2$/.test(name))).toEqual([])
  expect(fonts).not.toEqual([])
})

test("[B7.204] the headings' font lays out the headings again, and no other text", async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage()
  const { promise: layoutDone, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(/archivo-site-headings/, async (route) => {
    await layoutDone
    await route.continue()
  })
  await page.goto(siteUrl + paths.ads, { waitUntil: "domcontentloaded" })
  // The fonts that stand in are loaded as well.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes("Archivo Variable") && status === "loaded",
    ),
  )
  // The arrival of the texts' font lays out the whole page, in the next frame.
  const nextLayout = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  await nextLayout()
  const share = await layoutShare(browser, page, async () => {
    deliver()
    await page.evaluate(async () => void (await document.fonts.ready))
    await nextLayout()
  })
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(0.25)
  await page.close()
})

test("[B7.101] scripts create no formatter of dates that their page does not use", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl
    Object.assign(window, { formatters: 0 })
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, options, created) => {
        Object.assign(window, { formatters: Reflect.get(window, "formatters") + 1 })
        return Reflect.construct(target, options, created)
      },
    })
  })
  await page.goto(paths.login)
  // The strip of indicators compares its day with today.
  expect(await page.evaluate(() => Reflect.get(window, "formatters"))).toBeLessThanOrEqual(1)
})

test("[B7.249] [B7.250] publishing shows the draft without a sign of a person, the first step without scripts", async ({
  context,
  logInAs,
}) => {
  await logInAs("vendedor")
  const page = await context.newPage()
  const isAtRest = () => page.evaluate(() => Reflect.get(window, "waraStart").atRest)
  await page.goto(paths.postAd)
  expect(await isAtRest()).toBe(false)
  const proceed = page.getByRole("button", { name: "Continuar", exact: true })
  await expect(proceed).toBeVisible()
  // The press is the first sign: it waits for the scripts, which know the step then.
  await proceed.click()
  await expect(page).toHaveURL(postAdStepPath(2))
  await page.goto(postAdStepPath(2))
  expect(await isAtRest()).toBe(true)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Qué vendes?")
  await page.goto(paths.postAdSummary)
  expect(await isAtRest()).toBe(true)
  await page.close()
})

test.describe("where the register promotion may appear", () => {
  test.use({ promotion: true })

  test("[B7.102] space that something pinned takes restyles what reads it, not the page", async ({
    browser,
    page,
  }) => {
    await page.goto(paths.ads)
    const notice = page.getByRole("region", { name: "Preferencias de cookies" })
    await expect(notice).toBeVisible()
    const space = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
    const before = await space()
    const restyled = await restyledElements(browser, page, async () => {
      await notice.evaluate((element) => {
        element.style.minHeight = "200px"
      })
      await expect.poll(space).not.toBe(before)
    })
    const all = await page.locator("*").count()
    expect(restyled).toBeGreaterThan(0)
    expect(restyled).toBeLessThan(all / 4)
  })
})
