import { strapi } from "@strapi/client"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "./add-ad.ts"
import { addGallery } from "./add-picture.ts"
import { addSession, addUser } from "./add-user.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"

// The official client of the dialect must work unchanged.

let api: TestApp
let baseURL = ""

beforeAll(async () => {
  api = await createTestApp()
  for (let number = 1; number <= 25; number += 1) {
    const adId = await addAd(api.database, {
      slug: `ad-${String(number).padStart(2, "0")}`,
      category: number % 2 === 0 ? "Transporte" : "Minería",
      commune: number <= 5 ? "Calama" : "Talca",
      region: number <= 5 ? "Antofagasta" : "Maule",
      year: 1990 + number,
      price: number * 1_000_000,
    })
    await addGallery(api.database, adId, [`picture-${number}`])
  }
  const address = await api.app.listen({ host: "127.0.0.1", port: 0 })
  baseURL = `${address}/api`
})

afterAll(() => api.close())

const ads = () => strapi({ baseURL }).collection("ads")
const slugs = (documents: Record<string, unknown>[]) => documents.map(({ slug }) => slug)

test("[S7.11] the client lists ads and reads the pagination", async () => {
  const { data, meta } = await ads().find()
  expect(data).toHaveLength(20)
  expect(meta.pagination).toEqual({ page: 1, pageSize: 20, pageCount: 2, total: 25 })
  expect(data[0]?.documentId).toMatch(/^[0-9a-f]{32}$/)
})

test("[S7.8] the client filters with operators, groups and relations", async () => {
  const { data } = await ads().find({
    filters: {
      category: { slug: { $eq: "transporte" } },
      $or: [{ year: { $lt: 1995 } }, { year: { $in: [2010, 2011, 2012] } }],
      commune: { region: { slug: { $ne: "nowhere" } } },
      name: { $containsi: "EXCAVADORA" },
    },
    sort: "year",
  })
  expect(slugs(data)).toEqual(["ad-02", "ad-04", "ad-20", "ad-22"])
})

test("[S7.8] the client sorts by one field and by several", async () => {
  const dearest = await ads().find({ sort: "price:desc", pagination: { pageSize: 2 } })
  expect(slugs(dearest.data)).toEqual(["ad-25", "ad-24"])
  const placed = await ads().find({
    sort: ["category.name:asc", "year:desc"],
    pagination: { pageSize: 2 },
  })
  expect(slugs(placed.data)).toEqual(["ad-25", "ad-23"])
})

test("[S7.8] the client populates everything, a list, and nested with fields", async () => {
  const options = { filters: { slug: "ad-03" } }
  const [all] = (await ads().find({ ...options, populate: "*" })).data
  expect(all).toMatchObject({ commune: { region: { slug: "antofagasta" } } })
  const [list] = (await ads().find({ ...options, populate: ["category", "gallery"] })).data
  expect(list).toMatchObject({ category: { slug: "mineria" } })
  expect(list?.gallery).toHaveLength(1)
  expect(list).not.toHaveProperty("commune")
  const nested = { commune: { fields: ["name"], populate: { region: { fields: ["slug"] } } } }
  const [chosen] = (await ads().find({ ...options, fields: ["name"], populate: nested })).data
  expect(Object.keys(chosen ?? {}).sort()).toEqual(["commune", "documentId", "id", "name"])
  expect(chosen?.commune).toEqual({
    id: expect.any(Number),
    documentId: expect.any(String),
    name: "Calama",
    region: { id: expect.any(Number), documentId: expect.any(String), slug: "antofagasta" },
  })
})

test("[S3.6] the client pages by number and by offset, with or without a count", async () => {
  const third = await ads().find({ sort: "slug", pagination: { page: 3, pageSize: 10 } })
  expect(slugs(third.data)).toEqual(["ad-21", "ad-22", "ad-23", "ad-24", "ad-25"])
  const offset = await ads().find({ sort: "slug", pagination: { start: 4, limit: 2 } })
  expect(slugs(offset.data)).toEqual(["ad-05", "ad-06"])
  expect(offset.meta.pagination).toEqual({ start: 4, limit: 2, total: 25 })
  const uncounted = await ads().find({ pagination: { page: 1, pageSize: 5, withCount: false } })
  expect(uncounted.meta.pagination).toEqual({ page: 1, pageSize: 5 })
})

test("[S7.11] the client finds one record, and receives errors", async () => {
  const [first] = (await ads().find({ sort: "slug" })).data
  const one = await ads().findOne(first?.documentId ?? "", { populate: ["category"] })
  expect(one.data).toMatchObject({ slug: "ad-01", category: { slug: "mineria" } })
  await expect(ads().findOne("nothing")).rejects.toMatchObject({ response: { status: 404 } })
  const wrong = ads().find({ filters: { nothing: { $eq: 1 } } })
  await expect(wrong).rejects.toMatchObject({ response: { status: 400 } })
})

test("[S7.11] an operator creates, updates and deletes with the client", async () => {
  const userId = await addUser(api.database, { role: "operator" })
  const auth = await addSession(api.database, userId)
  const faqs = strapi({ baseURL, auth }).collection("faqs")
  const question = { question: "¿Cómo publico?", answer: "<p>Así.</p>", topic: "Avisos", order: 1 }
  const created = await faqs.create(question)
  expect(created.data).toMatchObject(question)
  const { documentId } = created.data
  const updated = await faqs.update(documentId, { order: 7 })
  expect(updated.data).toMatchObject({ ...question, order: 7 })
  await faqs.delete(documentId)
  await expect(faqs.findOne(documentId)).rejects.toMatchObject({ response: { status: 404 } })
})

test("[S7.1] calls work under any configured prefix", async () => {
  const other = await createTestApp({ config: { prefix: "/v2/backend" } })
  const address = await other.app.listen({ host: "127.0.0.1", port: 0 })
  const found = await strapi({ baseURL: `${address}/v2/backend` })
    .collection("ads")
    .find()
  expect(found.data).toEqual([])
  expect((await other.app.inject("/api/ads")).statusCode).toBe(404)
  await other.close()
})
