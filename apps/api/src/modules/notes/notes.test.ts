import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { callOwn } from "../../../test/publish-ad.ts"
import { deleteDueAccounts } from "../privacy/use-cases/delete-due-accounts.ts"

let api: TestApp
const tokens = { moderator: "", operator: "", user: "" }

beforeAll(async () => {
  api = await createTestApp()
  for (const role of ["moderator", "operator", "user"] as const) {
    const id = await addUser(api.database, { role, firstname: role, lastname: "Vidal" })
    tokens[role] = await addSession(api.database, id)
  }
})

afterAll(() => api.close())

test("[B5.29] the team adds notes to an ad and an account, with author and time, for the team only", async () => {
  const userId = await addUser(api.database)
  const adId = await addAd(api.database, { ownerId: userId })
  const text = "Llamó para preguntar por su anuncio."
  const add = (path: string, token: string, note = text) =>
    callOwn(api, token, `POST /admin/${path}/notes`, { text: note })
  expect((await add(`ads/${adId}`, tokens.moderator)).status).toBe(200)
  expect((await add(`users/${userId}`, tokens.operator)).status).toBe(200)
  expect((await add(`users/${userId}`, tokens.user)).status).toBe(403)
  expect((await add("ads/999999", tokens.moderator)).status).toBe(404)
  expect((await add(`ads/${adId}`, tokens.moderator, "  ")).status).toBe(400)
  const read = (filter: string, token: string) =>
    callOwn(api, token, `GET /admin/notes?filters${filter}`)
  expect((await read(`[ad_id][$eq]=${adId}`, tokens.operator)).body.data).toMatchObject([
    { text, author_name: "moderator Vidal", ad_id: adId, user_id: null },
  ])
  expect((await read(`[user_id][$eq]=${userId}`, tokens.moderator)).body.data).toMatchObject([
    { text, author_name: "operator Vidal" },
  ])
  expect((await read(`[ad_id][$eq]=${adId}`, tokens.user)).status).toBe(403)
})

test("[B5.29] notes about an account and its ads are deleted with the account", async () => {
  const deletionDueAt = new Date(Date.now() - 3_600_000)
  const userId = await addUser(api.database, { deletionDueAt })
  const adId = await addAd(api.database, { ownerId: userId })
  for (const path of [`ads/${adId}`, `users/${userId}`]) {
    await callOwn(api, tokens.moderator, `POST /admin/${path}/notes`, { text: "Una nota" })
  }
  await deleteDueAccounts(api, new Date())
  const { rows } = await api.pool.query(
    "select from staff_notes where user_id = $1 or ad_id = $2",
    [userId, adId],
  )
  expect(rows).toEqual([])
})

test("[B5.29] a note cannot be changed", async () => {
  await expect(api.pool.query("update staff_notes set text = 'otra cosa'")).rejects.toThrow(
    /only ever added to/,
  )
})
