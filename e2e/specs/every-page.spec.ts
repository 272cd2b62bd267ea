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

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 768, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const { path, status } of fixedPages) {
        test(`${path} answers ${status}, fits the width and satisfies axe`, async ({ page }) => {
          const answer = await page.goto(path)
          expect(answer?.status()).toBe(status)
          await expectFittingAndAccessible(page)
        })
      }

      test("an ad and an ended ad fit the width and satisfy axe", async ({
        page,
        request,
        apiUrl,
      }) => {
        await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
        await expectFittingAndAccessible(page)
        await page.goto(`${paths.ads}/${await endedAd(request, apiUrl, false)}`)
        await expectFittingAndAccessible(page)
      })
    })
  }
}

async function expectFittingAndAccessible(
  page: Parameters<typeof expectAccessible>[0],
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
