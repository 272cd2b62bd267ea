import { buildSellerProfile } from "@wara/factories/build-account"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../test/open-server.ts"

let body: unknown
const api = await openServer((_request, response) => sendJson(response, 200, body))
process.env.API_URL = api.url
const catalog = await import("./catalog.server.ts")

const meta = { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } }
const asked = () => decodeURIComponent(api.received.at(-1)?.url ?? "")

beforeEach(() => {
  api.received.length = 0
})
afterAll(() => api.close())

test("[S7.7] each filter list has its own call", async () => {
  body = { data: [{ slug: "gruas", name: "G", count: 3 }] }
  expect(await catalog.listFilterCategories()).toEqual([{ slug: "gruas", name: "G", count: 3 }])
  expect(asked()).toBe("/api/filter/categories")
  const region = { slug: "tarapaca", name: "T" }
  body = { data: [{ id: 1, slug: "iquique", name: "I", count: 2, region }] }
  expect(await catalog.listFilterCommunes()).toMatchObject([{ slug: "iquique", region }])
  expect(asked()).toBe("/api/filter/communes")
})

test.each([
  ["categories", "/api/categories?page=1&pageSize=100&sort[0]=name:asc", catalog.listCategories],
  ["regions", "/api/regions?page=1&pageSize=100&sort[0]=order:asc", catalog.listRegions],
  ["packs", "/api/ad-packs?page=1&pageSize=100&sort[0]=price:asc", catalog.listPacks],
  ["questions", "/api/faqs?page=1&pageSize=100&sort[0]=order:asc", catalog.listFaqs],
])("all %s are read in their order", async (_what, url, list) => {
  body = { data: [], meta }
  expect(await list()).toEqual([])
  expect(asked()).toBe(url)
})

test("[S7.6] all communes come in one response, by name and with their region", async () => {
  body = { data: [], meta }
  expect(await catalog.listCommunes()).toEqual([])
  expect(asked()).toBe("/api/communes?page=1&pageSize=1000&populate=*&sort=name:asc")
})

test("[S5.1] a response without a list of communes is 'Error al cargar las comunas'", async () => {
  body = { data: { wrong: true }, meta }
  await expect(catalog.listCommunes()).rejects.toMatchObject({
    data: { message: "Error al cargar las comunas" },
    init: { status: 500 },
  })
})

test("a page is found by slug, a professional seller by username, ignoring case", async () => {
  body = { data: [], meta }
  expect(await catalog.findPageBySlug("nada")).toBeNull()
  expect(asked()).toContain("/api/pages?filters[slug][$eq]=nada")
  const profile = buildSellerProfile()
  body = { data: [profile], meta }
  expect(await catalog.findSellerProfile("Maquinas")).toEqual(profile)
  expect(asked()).toContain("/api/seller-profiles?filters[username][$eqi]=Maquinas")
})
