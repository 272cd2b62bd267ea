import { afterAll, beforeAll, expect, test } from "vitest"
import { addOrder } from "../../../test/add-order.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { callOwn } from "../../../test/publish-ad.ts"
import { grantCredits } from "./use-cases/grant-credits.ts"

let api: TestApp
let token = ""

beforeAll(async () => {
  api = await createTestApp()
  token = await addSession(api.database, await addUser(api.database, { role: "moderator" }))
})

afterAll(() => api.close())

test("[B5.36] a pack is one row of the ledger, with its order and credits", async () => {
  const ownerId = await addUser(api.database)
  const orderId = await addOrder(api.database, ownerId, { buyOrder: "W20261122-30" })
  const counts = { publication: 30, featured: 2 }
  const grant = { ownerId, source: "pack", counts, days: 15, orderId } as const
  const cause = { reason: "order", actorId: null } as const
  await api.database.transaction((transaction) => grantCredits(transaction, grant, cause))
  const path = `GET /admin/credit-movements?filters[owner_id][$eq]=${ownerId}` as const
  const { data, meta } = (await callOwn(api, token, path)).body
  expect(meta.pagination.total).toBe(1)
  expect(data).toMatchObject([
    { publication: 30, featured: 2, kind: "grant", order_number: "W20261122-30" },
  ])
  expect(data[0].credits).toHaveLength(32)
})

test("[B5.36] drafts are listed with their typed name, and unnamed ones can be excluded", async () => {
  const ownerId = await addUser(api.database)
  const add = async (name: string) => {
    const { rows } = await api.pool.query(
      "insert into ads (owner_id, name, slug) values ($1, '', 'draft-' || gen_random_uuid()) returning id",
      [ownerId],
    )
    await api.pool.query("insert into ad_drafts (ad_id, content) values ($1, $2)", [
      rows[0].id,
      { ad: { name, price: 1_200_000, category: 0 } },
    ])
  }
  await add("Grúa pluma")
  await add("  ")
  const list = async (filter = "") =>
    (await callOwn(api, token, `GET /admin/ads?filters[owner_id][$eq]=${ownerId}${filter}`)).body
      .data
  expect(await list()).toHaveLength(2)
  expect(await list("&filters[is_named][$eq]=true")).toMatchObject([
    { name: "Grúa pluma", price: 1_200_000, state: "draft" },
  ])
})
