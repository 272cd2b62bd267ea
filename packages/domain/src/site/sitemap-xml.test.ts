import { expect, test } from "vitest"
import { sitemapIndexXml, sitemapName, sitemapXml } from "./sitemap-xml.ts"

test("entries contain escaped URL, modification date and pictures", () => {
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

test("the index lists the files", () => {
  expect(sitemapIndexXml(["https://wara.test/sitemaps/ads-1.xml"])).toContain(
    "<sitemap><loc>https://wara.test/sitemaps/ads-1.xml</loc></sitemap>",
  )
})

test("no file may list more than 50,000 URLs", () => {
  const entries = Array.from({ length: 50_001 }, () => ({ url: "https://wara.test/" }))
  expect(() => sitemapXml(entries)).toThrow(RangeError)
  expect(() => sitemapXml(entries.slice(1))).not.toThrow()
})

test("only files of the sitemap have its names", () => {
  const wrong = ["ads-0.xml", "ads-1", "constructor", "ads-100000.xml", "../ads-1.xml", "x-1.xml"]
  expect(wrong.filter((name) => sitemapName.test(name))).toEqual([])
  expect(["ads-1.xml", "ads-500.xml", "pages-1.xml"].every((name) => sitemapName.test(name))).toBe(
    true,
  )
})
