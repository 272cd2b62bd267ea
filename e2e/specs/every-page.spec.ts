import { paths } from "@wara/domain/site/paths"
import { pathAfterEvent } from "@wara/domain/site/recent-event"
import { endedAd, publicAd } from "../fixtures/demo-ads.ts"
import { expect } from "../fixtures/journey.ts"
import { expectGoodOnEveryDevice } from "../fixtures/page-checks.ts"
import { test } from "../fixtures/tour.ts"

const fixedPages = [
  { path: paths.home, status: 200 },
  { path: paths.ads, status: 200 },
  { path: `${paths.ads}?s=zzzzqqq`, status: 200 },
  { path: paths.sitemap, status: 200 },
  { path: paths.contact, status: 200 },
  { path: paths.faq, status: 200 },
  { path: `${paths.report}?anuncio=una-grua`, status: 200 },
  { path: paths.report, status: 404 },
  { path: paths.reportSent, status: 200 },
  { path: paths.rights, status: 200 },
  { path: paths.rightsSent, status: 200 },
  { path: `${paths.confirmRights}?codigo=abc`, status: 200 },
  { path: paths.newAlert, status: 200 },
  { path: `${paths.newAlert}?s=excavadora`, status: 200 },
  { path: `${paths.newAlert}/abc`, status: 410 },
  { path: paths.saved, status: 200 },
  { path: paths.wanted, status: 200 },
  { path: `${paths.wanted}?category=construccion&region=antofagasta`, status: 200 },
  { path: `${paths.wanted}/no-existe`, status: 404 },
  { path: paths.publish, status: 200 },
  { path: paths.becomePro, status: 200 },
  { path: paths.privacy, status: 200 },
  { path: paths.terms, status: 200 },
  { path: paths.credits, status: 200 },
  { path: "/pro", status: 200 },
  { path: paths.notFound, status: 404 },
  { path: "/no/existe", status: 404 },
] as const

for (const { path, status } of fixedPages) {
  test(`[B5.12] ${path} answers ${status}, fits every width and satisfies axe`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await expectGoodOnEveryDevice(page)
  })
}

test("[B5.12] the thank-you page of a message fits every width and satisfies axe", async ({
  page,
}) => {
  // The path contains the time: in a title it would differ between workers.
  const answer = await page.goto(pathAfterEvent(paths.contactThanks, new Date()))
  expect(answer?.status()).toBe(200)
  await expectGoodOnEveryDevice(page)
})

test("[B5.12] an ad fits every width and satisfies axe", async ({ page, request, apiUrl }) => {
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  await expectGoodOnEveryDevice(page)
})

test("[B5.12] an ended ad fits every width and satisfies axe", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.goto(`${paths.ads}/${await endedAd(request, apiUrl, false)}`)
  await expectGoodOnEveryDevice(page)
})
