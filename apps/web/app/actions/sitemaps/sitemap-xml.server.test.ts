import { expect, test } from "vitest"
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.server.ts"

test("pages carry their address, their true change and their pictures, safely written", () => {
  const xml = sitemapXml([
    { url: "https://wara.test/anuncios?s=a&page=2", images: ["https://wara.test/a.webp"] },
    { url: "https://wara.test/b", changedAt: "2026-11-10T15:00:00.000Z" },
  ])
  expect(xml).toContain("<loc>https://wara.test/anuncios?s=a&amp;page=2</loc>")
  expect(xml).toContain(
    "<image:image><image:loc>https://wara.test/a.webp</image:loc></image:image>",
  )
  expect(xml).toContain("<lastmod>2026-11-10T15:00:00.000Z</lastmod>")
  expect(xml.match(/<lastmod>/g)).toHaveLength(1)
})

test("the index names files", () => {
  expect(sitemapIndexXml(["https://wara.test/sitemaps/ads-1.xml"])).toContain(
    "<sitemap><loc>https://wara.test/sitemaps/ads-1.xml</loc></sitemap>",
  )
})

test("no file may hold more than 50,000 addresses", () => {
  const entries = Array.from({ length: 50_001 }, () => ({ url: "https://wara.test/" }))
  expect(() => sitemapXml(entries)).toThrow(RangeError)
  expect(() => sitemapXml(entries.slice(1))).not.toThrow()
})
