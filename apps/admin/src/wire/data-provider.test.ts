import { expect, test } from "vitest"
import { errorBody, fakeApi } from "../../test/fake-api.ts"
import { dataProvider } from "./data-provider.ts"
import { PanelError } from "./query-client.ts"

const pack = { id: 2, documentId: "p2", name: "15 anuncios", price: 69_990, ads: 15, on_sale: true }

test("every call sends the panel's header, and a list has its total", async () => {
  const pagination = { page: 1, pageSize: 25, pageCount: 3, total: 60 }
  const seen = fakeApi(() => ({ body: { data: [pack], meta: { pagination } } }))
  const found = await dataProvider.getList("packs", {
    pagination: { page: 1, perPage: 25 },
    sort: { field: "price", order: "ASC" },
    filter: {},
  })
  expect(found).toEqual({ data: [pack], total: 60 })
  expect([seen[0]?.path, seen[0]?.headers.get("x-wara-admin")]).toEqual(["ad-packs", "1"])
})

test("an update sends only changed writable fields; without any there is no call", async () => {
  const seen = fakeApi(() => ({ body: { data: { ...pack, price: 59_990 }, meta: {} } }))
  const data = { ...pack, price: 59_990, createdAt: "2026-01-01", unknown: 1 }
  const changed = await dataProvider.update("packs", { id: 2, data, previousData: pack })
  expect(changed.data).toMatchObject({ price: 59_990 })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    method: "PUT",
    path: "ad-packs/2",
    body: { data: { price: 59_990 } },
  })
  const unchanged = { id: 2, data: { ...pack }, previousData: pack }
  expect((await dataProvider.update("packs", unchanged)).data).toEqual(pack)
  expect(seen).toHaveLength(1)
})

test("a commune is read with its region and written with the region's id", async () => {
  const commune = { id: 5, documentId: "c5", name: "Calama", region: { id: 2, documentId: "r2" } }
  fakeApi(() => ({ body: { data: commune, meta: {} } }))
  expect((await dataProvider.getOne("communes", { id: 5 })).data).toMatchObject({ region_id: 2 })
})

test("an API error has a message for users and errors per field", async () => {
  const errors = [{ path: ["body", "data", "price"], message: "expected number" }]
  fakeApi(() => ({ status: 400, body: errorBody(400, "ValidationError", errors) }))
  const failed = dataProvider.create("packs", { data: { price: "x" } })
  await expect(failed).rejects.toBeInstanceOf(PanelError)
  await expect(failed).rejects.toMatchObject({
    status: 400,
    message: "Revisa los datos: hay algo que corregir.",
    body: { errors: { price: "El servidor no acepta este dato. Revísalo." } },
  })
  fakeApi(() => ({ status: 502, body: "<html>" }))
  await expect(dataProvider.getOne("packs", { id: 2 })).rejects.toMatchObject({
    status: 502,
    message: "Algo falló de nuestro lado. Ya lo estamos revisando.",
  })
})
