import { consentVersion } from "@wara/domain/accounts/account"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { consents } from "../../database/schema/accounts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

async function enter() {
  const id = await addUser(api.database)
  const headers = { authorization: `Bearer ${await addSession(api.database, id)}` }
  const url = "/api/users/me/consents"
  const read = async () => (await api.app.inject({ url, headers })).json().data
  const put = async (payload: object) => {
    const answer = await api.app.inject({ method: "PUT", url, headers, payload })
    return { status: answer.statusCode, data: answer.json().data }
  }
  return { id, read, put }
}

const news = (granted: boolean) => ({ data: { kind: "news", granted } })

test("consent to news is granted and withdrawn; repetitions add nothing; the history remains", async () => {
  const { id, put, read } = await enter()
  const other = await enter()
  const version = "2026-01-01"
  await api.database.insert(consents).values({ userId: id, kind: "terms", granted: true, version })
  expect((await put(news(false))).data).toHaveLength(1)
  await Promise.all([put(news(true)), put(news(true)), put(news(true))])
  expect((await put(news(false))).status).toBe(200)
  const history = await read()
  expect(history).toEqual([
    { kind: "news", granted: false, version: consentVersion, created_at: expect.any(String) },
    { kind: "news", granted: true, version: consentVersion, created_at: expect.any(String) },
    { kind: "terms", granted: true, version, created_at: expect.any(String) },
  ])
  expect(await other.read()).toEqual([])
  const change = api.database.update(consents).set({ granted: true }).where(eq(consents.userId, id))
  await expect(change).rejects.toThrow()
})

test.each([
  { data: { kind: "terms", granted: false } },
  { data: { kind: "news", granted: "no" } },
  { data: { kind: "news", granted: true, user_id: 1 } },
  { data: { kind: "news", granted: true, version: "1999-01-01" } },
  { ...news(true), id: 1 },
])("%j is rejected and adds nothing", async (payload) => {
  const { put, read } = await enter()
  expect((await put(payload)).status).toBe(400)
  expect(await read()).toEqual([])
})
