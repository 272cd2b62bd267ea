import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addOrder } from "../../test/add-order.ts"
import { addSession, addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { callOwn } from "../../test/publish-ad.ts"
import { auditEntries } from "../database/schema/administration.ts"

let api: TestApp
let actorId = 0
let token = ""

beforeAll(async () => {
  api = await createTestApp()
  actorId = await addUser(api.database, { role: "operator" })
  token = await addSession(api.database, actorId)
})

afterAll(() => api.close())

async function lineOf(action: string, subjectKind: string, id: number, subjectName = "") {
  const entry = { actorId, action, subjectKind, subjectId: String(id), subjectName }
  await api.database.insert(auditEntries).values(entry)
  return (await callOwn(api, token, "GET /admin/audit-entries?pageSize=1")).body.data[0]
}

test("[B5.31] entries name orders, buyers, users and ads, also old entries without a name", async () => {
  const userId = await addUser(api.database, { firstname: "Juan", lastname: "Pérez" })
  const order = { buyOrder: "W20261122-67", buyerName: "Juan Pérez" }
  const orderId = await addOrder(api.database, userId, order)
  // Earlier releases stored the refund's id.
  expect(await lineOf("order.refund", "orders", orderId, "1")).toMatchObject({
    order_number: "W20261122-67",
    person_name: "Juan Pérez",
  })
  expect(await lineOf("user.gift", "users", userId)).toMatchObject({
    person_name: "Juan Pérez",
    order_number: null,
  })
  const adId = await addAd(api.database, { name: "Grúa Toyota" })
  expect(await lineOf("ad.ban", "ads", adId)).toMatchObject({ subject_name: "Grúa Toyota" })
  const found = await callOwn(
    api,
    token,
    "GET /admin/audit-entries?filters[order_number][$containsi]=20261122-67",
  )
  expect(found.body.data).toHaveLength(1)
})

test("[B5.31] a deleted account is no longer named", async () => {
  const userId = await addUser(api.database, { firstname: "Ana" })
  await api.pool.query("update users set deleted_at = now() where id = $1", [userId])
  expect(await lineOf("user.block", "users", userId)).toMatchObject({ person_name: null })
})
