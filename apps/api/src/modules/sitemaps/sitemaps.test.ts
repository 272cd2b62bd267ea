import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addManyAds } from "../../../test/add-many-ads.ts"
import { addGallery } from "../../../test/add-picture.ts"
import { addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { adsPerFile, writeSitemaps } from "./use-cases/write-sitemaps.ts"

const now = new Date("2026-11-10T12:00:00Z")
const baseUrl = "https://wara.test"
let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const write = (at = now) => writeSitemaps({ database: api.database, config: { baseUrl } }, at)

/** The answer to a visitor, and the addresses in it. */
async function read(name: string): Promise<{ status: number; addresses: string[]; xml: string }> {
  const answer = await api.app.inject({ url: `/api/sitemaps/${name}` })
  const body: { data: { xml: string } | null } = answer.json()
  const xml = body.data?.xml ?? ""
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
  const addresses = found.map(([, address = ""]) => address.replace(baseUrl, ""))
  return { status: answer.statusCode, addresses, xml }
}

const names = async (): Promise<string[]> =>
  (await api.app.inject({ url: "/api/sitemaps" })).json().data

test("[B8.21] the job writes public ads with dates and pictures; requests only read what it wrote", async () => {
  const { database, pool } = api
  expect(await names()).toEqual([])
  const ad = await addAd(database, { slug: "grua-1", category: "Gruas" })
  await addAd(database, { slug: "in-review", state: "pending", category: "Otros" })
  await addGallery(database, ad, ["grua"])
  expect((await read("ads-1.xml")).status).toBe(404)
  await write()
  expect((await names()).toSorted()).toEqual([
    "ads-1.xml",
    "categories-1.xml",
    "pages-1.xml",
    "sellers-1.xml",
  ])
  const { addresses, xml } = await read("ads-1.xml")
  expect(addresses).toEqual(["/anuncios/grua-1"])
  const { rows } = await pool.query("select updated_at from ads where id = $1", [ad])
  expect(xml).toContain(`<lastmod>${rows[0].updated_at.toISOString()}</lastmod>`)
  expect(xml).toMatch(/<image:loc>https:\/\/wara\.test\/api\/images\/[^<]+<\/image:loc>/)
  expect((await read("categories-1.xml")).addresses).toEqual(["/anuncios?category=gruas"])
  // A new ad is listed when the job has run again.
  await addAd(database, { slug: "grua-2", category: "Gruas" })
  expect((await read("ads-1.xml")).addresses).toHaveLength(1)
  await write()
  expect((await read("ads-1.xml")).addresses).toEqual(["/anuncios/grua-1", "/anuncios/grua-2"])
})

test("[B8.21] the files hold 2,000 ads each, and files without ads disappear", async () => {
  const { pool } = api
  await addManyAds(api.database, adsPerFile, { slug: "many", category: "Gruas" })
  await write()
  expect((await read("ads-1.xml")).addresses).toHaveLength(adsPerFile)
  expect((await read("ads-2.xml")).addresses).toHaveLength(2)
  await pool.query("delete from ads where slug like 'many%'")
  await write()
  expect((await read("ads-2.xml")).status).toBe(404)
  expect(await names()).not.toContain("ads-2.xml")
})

test("[B5.32] fixed pages, pages of operators and professional sellers are listed once each", async () => {
  const page = "insert into pages (slug, title, description, body) values ($1, 'x', 'x', 'x')"
  for (const slug of ["politicas-de-privacidad", "acerca-de"]) await api.pool.query(page, [slug])
  await addUser(api.database, { username: "Maquinas-Sur", pro: true })
  await addUser(api.database, { username: "Blocked-Pro", pro: true, blockedAt: now })
  await addUser(api.database, { username: "Not-Pro" })
  await write()
  const { addresses } = await read("pages-1.xml")
  expect(addresses.filter((path) => path === "/politicas-de-privacidad")).toHaveLength(1)
  expect(addresses).toEqual(expect.arrayContaining(["/", "/acerca-de", "/hazte-profesional"]))
  expect((await read("sellers-1.xml")).addresses).toEqual(["/Maquinas-Sur"])
})

test("[S4.5] redirected paths are not listed", async () => {
  const rules = [
    ["/acerca-de", "/contacto"],
    ["/maquinas-sur", "https://sur.test/"],
    ["/anuncios/grua-1", "/anuncios"],
    // A cycle, which is not followed.
    ["/contacto", `${baseUrl}/contacto`],
  ]
  for (const [from, to] of rules)
    await api.pool.query('insert into redirects ("from", "to") values ($1, $2)', [from, to])
  await write()
  const pages = (await read("pages-1.xml")).addresses
  expect(pages).toContain("/contacto")
  expect(pages).not.toContain("/acerca-de")
  expect((await read("sellers-1.xml")).addresses).toEqual([])
  expect((await read("ads-1.xml")).addresses).toEqual(["/anuncios/grua-2"])
})

test("[B8.21] a file that is the same as before keeps its date", async () => {
  const later = new Date("2026-11-10T13:00:00Z")
  await write(later)
  const { rows } = await api.pool.query("select changed_at from sitemap_files")
  expect(rows.some(({ changed_at }) => changed_at.getTime() === later.getTime())).toBe(false)
})

test("names that no file can have are refused", async () => {
  for (const name of ["ads-0.xml", "constructor", "x"]) expect((await read(name)).status).toBe(400)
})
