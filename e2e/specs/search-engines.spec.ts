import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect } from "../fixtures/journey.ts"
import { test } from "../fixtures/tour.ts"

test("an ad's structured data have product, price and place, with one canonical URL", async ({
  page,
  request,
  apiUrl,
}) => {
  const path = `${paths.ads}/${await publicAd(request, apiUrl)}`
  await page.goto(`${path}?utm_source=x`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${path}$`),
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /\/api\/images\/.+/,
  )
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = blocks.flatMap(
    (block) => JSON.stringify(JSON.parse(block)).match(/"@type":"\w+"/g) ?? [],
  )
  expect(types).toEqual(
    expect.arrayContaining(['"@type":"Product"', '"@type":"Offer"', '"@type":"BreadcrumbList"']),
  )
})

test("robots.txt lists the sitemap, whose index leads to every public ad", async ({
  request,
  apiUrl,
}) => {
  const robots = await (await request.get(paths.robots)).text()
  expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m)
  const index = await (await request.get(paths.sitemapIndex)).text()
  const files = [...index.matchAll(/<loc>[^<]+?(\/sitemaps\/[^<]+)<\/loc>/g)]
  const bodies = await Promise.all(files.map(async ([, path = ""]) => request.get(path)))
  const listed = (await Promise.all(bodies.map((body) => body.text()))).join("")
  // Those that were public when the sitemap was written, at the start.
  const query = "fields=slug&sort=createdAt:asc&pageSize=100"
  const { data }: { data: { slug: string }[] } = await (
    await request.get(`${apiUrl}/api/ads?${query}`)
  ).json()
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter(({ slug }) => !listed.includes(`/anuncios/${slug}</loc>`))).toEqual([])
})

test("[S2.3] the site map links to every page of the operators", async ({
  page,
  request,
  apiUrl,
}) => {
  const answer: { data: { slug: string }[] } = await (
    await request.get(`${apiUrl}/api/pages`)
  ).json()
  expect(answer.data.length).toBeGreaterThan(3)
  await page.goto(paths.sitemap)
  for (const { slug } of answer.data) {
    await expect(page.locator(`main a[href="/${slug}"]`).first()).toBeVisible()
  }
})

test("[S7.13] [S9.4] pictures are delivered in allowed widths as webp, anything else is rejected", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  const source = await page.locator('img[src*="/api/images/"]').first().getAttribute("src")
  const [path = ""] = source?.split("?") ?? []
  const good = await request.get(`${path}?w=640&d=2`)
  expect(good.status()).toBe(200)
  expect(good.headers()["content-type"]).toBe("image/webp")
  for (const bad of [
    `${path}?w=641`,
    `${path}?w=640&d=3`,
    "/api/images/..%2Fsecret.webp",
    "/api/images/a.svg",
  ]) {
    expect((await request.get(bad)).status(), bad).toBe(400)
  }
})

test("[S1.1] the site's language is es-CL, and its version is shown", async ({ page }) => {
  await page.goto(paths.home)
  await expect(page.locator("html")).toHaveAttribute("lang", "es-CL")
  await expect(page.getByRole("contentinfo")).toContainText("Versión 4.0.0")
})
