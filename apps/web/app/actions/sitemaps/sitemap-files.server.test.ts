import { buildAd, buildImage } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../../test/open-server.ts"

const pagination = { page: 1, pageSize: 1, pageCount: 1, total: 1 }
const ad = buildAd({ slug: "grua-1", gallery: [buildImage({ url: "/uploads/grua.webp" })] })
const updatedAt = "2026-11-01T00:00:00.000Z"
const bodies: Record<string, unknown[]> = {
  "/api/ads": [ad],
  "/api/pages": [
    { id: 1, documentId: "a", slug: "politicas-de-privacidad", updatedAt },
    { id: 2, documentId: "b", slug: "acerca-de", updatedAt },
  ],
  "/api/seller-profiles": [{ id: 1, documentId: "a", username: "Maquinas-Sur" }],
  "/api/filter/categories": [
    { slug: "gruas", name: "G", count: 4_001 },
    { slug: "otros", name: "O", count: 0 },
  ],
}
/** The second page of collections that have more than one. */
const secondPages: Record<string, unknown[]> = {
  "/api/seller-profiles": [{ id: 2, documentId: "b", username: "Gruas.Norte" }],
}
const api = await openServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://api.test")
  const second = secondPages[pathname]
  const data = (searchParams.get("page") === "2" ? second : undefined) ?? bodies[pathname] ?? []
  const pageCount = second ? 2 : 1
  sendJson(response, 200, { data, meta: { pagination: { ...pagination, pageCount } } })
})
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
const { listSitemapFiles, readSitemapFile, sitemapIndexXml, sitemapXml } = await import(
  "./sitemap-files.server.ts"
)

beforeEach(() => {
  api.received.length = 0
  bodies["/api/redirects"] = []
})
afterAll(() => api.close())

test("each file lists 2,000 ads", async () => {
  expect(await listSitemapFiles()).toEqual([
    "https://wara.test/sitemaps/pages-1.xml",
    "https://wara.test/sitemaps/categories-1.xml",
    "https://wara.test/sitemaps/sellers-1.xml",
    "https://wara.test/sitemaps/ads-1.xml",
    "https://wara.test/sitemaps/ads-2.xml",
    "https://wara.test/sitemaps/ads-3.xml",
  ])
})

test("a file of ads lists URLs, modification dates and delivered pictures", async () => {
  const entries = await readSitemapFile("ads-2.xml")
  expect(entries?.[0]).toEqual({
    url: "https://wara.test/anuncios/grua-1",
    changedAt: ad.updatedAt,
    images: ["https://wara.test/api/images/grua.webp"],
  })
  const asked = api.received
    .map(({ url }) => new URL(url, api.url).searchParams)
    .filter((query) => query.get("pageSize") === "100")
    .map((query) => query.get("page"))
  expect(asked.map(Number).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, index) => 21 + index),
  )
})

test("a file past the last ad does not exist and requests no ads", async () => {
  expect(await readSitemapFile("ads-4.xml")).toBeNull()
  expect(await readSitemapFile("ads-9999.xml")).toBeNull()
  expect(api.received.filter(({ url }) => url.startsWith("/api/ads"))).toEqual([])
})

test("fixed pages and pages of operators are listed once each", async () => {
  const entries = (await readSitemapFile("pages-1.xml")) ?? []
  const privacy = entries.filter(({ url }) => url.endsWith("/politicas-de-privacidad"))
  expect(privacy).toEqual([
    { url: "https://wara.test/politicas-de-privacidad", changedAt: updatedAt },
  ])
  expect(entries.map(({ url }) => url)).toContain("https://wara.test/acerca-de")
})

test("[B5.32] the page for professional sellers is listed", async () => {
  const entries = (await readSitemapFile("pages-1.xml")) ?? []
  expect(entries.map(({ url }) => url)).toContain("https://wara.test/hazte-profesional")
})

test("every seller is listed, over as many calls as it takes", async () => {
  expect(await readSitemapFile("sellers-1.xml")).toEqual([
    { url: "https://wara.test/Maquinas-Sur" },
    { url: "https://wara.test/Gruas.Norte" },
  ])
})

test("[S4.5] redirected paths are not listed", async () => {
  bodies["/api/redirects"] = [
    { from: "/acerca-de", to: "/contacto", status: 301 },
    { from: "/maquinas-sur", to: "https://sur.test/", status: 302 },
    { from: "/anuncios/grua-1", to: "/anuncios", status: 301 },
    // A cycle, which is not followed.
    { from: "/contacto", to: "https://wara.test/contacto", status: 301 },
  ]
  const pathsOf = async (name: string) =>
    (await readSitemapFile(name))?.map(({ url }) => new URL(url).pathname)
  const pages = await pathsOf("pages-1.xml")
  expect(pages).toContain("/contacto")
  expect(pages).not.toContain("/acerca-de")
  expect(await pathsOf("sellers-1.xml")).toEqual(["/Gruas.Norte"])
  expect(await pathsOf("ads-2.xml")).toEqual([])
})

test("categories without ads and unknown file names have no file", async () => {
  expect(await readSitemapFile("categories-1.xml")).toEqual([
    { url: "https://wara.test/anuncios?category=gruas" },
  ])
  for (const name of ["ads-0.xml", "ads-1", "constructor", "ads-99999.xml"]) {
    expect(await readSitemapFile(name)).toBeNull()
  }
})

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
