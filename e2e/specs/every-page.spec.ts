import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { endedAd, publicAd } from "../fixtures/demo-ads.ts"
import { expect, expectAccessible, test } from "../fixtures/journey.ts"

const fixedPages = [
  { path: paths.home, status: 200 },
  { path: paths.ads, status: 200 },
  { path: `${paths.ads}?s=zzzzqqq`, status: 200 },
  { path: paths.sitemap, status: 200 },
  { path: paths.contact, status: 200 },
  { path: paths.contactThanks, status: 200 },
  { path: paths.faq, status: 200 },
  { path: paths.privacy, status: 200 },
  { path: paths.terms, status: 200 },
  { path: paths.credits, status: 200 },
  { path: "/pro", status: 200 },
  { path: paths.notFound, status: 404 },
  { path: "/no/existe", status: 404 },
] as const

for (const { path, status } of fixedPages) {
  test(`${path} answers ${status}, fits every width and satisfies axe`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await expectGoodInEveryForm(page)
  })
}

test("an ad fits every width and satisfies axe", async ({ page, request, apiUrl }) => {
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  await expectGoodInEveryForm(page)
})

test("an ended ad fits every width and satisfies axe", async ({ page, request, apiUrl }) => {
  await page.goto(`${paths.ads}/${await endedAd(request, apiUrl, false)}`)
  await expectGoodInEveryForm(page)
})

/** One visit, turned from phone to desktop in both themes. */
async function expectGoodInEveryForm(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    // The widths between have the elements of one of the two.
    if (width === 768) continue
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
}
