import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expectFitsNarrowest } from "../fixtures/every-form.ts"
import { expect } from "../fixtures/journey.ts"
import { test } from "../fixtures/tour.ts"

test.use({ viewport: { width: 360, height: 780 } })

test("[B5.12] the bar of an ad goes while the buttons to the seller are in sight", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  const button = page.getByRole("link", { name: "Inicia sesión para ver al anunciante" }).first()
  const bar = page.getByText("Ver al anunciante", { exact: true })
  // On arrival nothing lies over the button: pressing its middle reaches the button itself.
  await button.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await button.click({ trial: true })
  await page.mouse.wheel(0, 900)
  await expect(button).not.toBeInViewport()
  await expect(bar).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await page.setViewportSize({ width: 360, height: 480 })
  await expect(button).not.toBeInViewport()
  await expect(bar).toBeVisible()
})

test.describe("with an account", () => {
  test.use({ visitor: "pro" })

  for (const path of [paths.home, paths.ads, paths.packs, paths.buyPack]) {
    test(`[B5.12] [B5.16] ${path} fits the narrowest screens, and its header leads to a new ad`, async ({
      page,
    }) => {
      await page.goto(path)
      await expectFitsNarrowest(page)
      const announce = page.getByRole("banner").getByRole("link", { name: "Anunciar ahora" })
      for (const width of [320, 360, 767, 1440]) {
        await page.setViewportSize({ width, height: 780 })
        await expect(announce).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test("[B5.12] [B5.16] where an ad is written the page fits as well, without that button", async ({
    page,
  }) => {
    await page.goto(paths.postAd)
    await expectFitsNarrowest(page)
    await expect(page.getByText("Anunciar ahora")).toHaveCount(0)
  })
})
