import { createHash } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { consents, consentTexts } from "../../database/schema/accounts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

test("[B9.74] the history is complete, names the texts by their hash and belongs to its person", async () => {
  const { id, read } = await enter()
  const other = await enter()
  const hash = createHash("sha256").update("Acepto los términos").digest()
  const text = { hash, kind: "terms", text: "Acepto los términos", createdAt: new Date() } as const
  await api.database.insert(consentTexts).values(text)
  const given = { userId: id, granted: true, version: "2026-01-01" }
  await api.database.insert(consents).values({ ...given, kind: "news" })
  await api.database.insert(consents).values({ ...given, kind: "terms", textHash: hash })
  const created_at = expect.any(String)
  const common = { granted: true, version: "2026-01-01", created_at }
  expect(await read()).toEqual([
    { ...common, kind: "terms", text_hash: hash.toString("hex") },
    { ...common, kind: "news", text_hash: null },
  ])
  expect(await other.read()).toEqual([])
  const change = api.database
    .update(consents)
    .set({ granted: false })
    .where(eq(consents.userId, id))
  await expect(change).rejects.toThrow()
})

test("[B9.75] nobody is asked for consent to news, which are never sent", async () => {
  const { headers } = await enter()
  const payload = { data: { kind: "news", granted: true } }
  const answer = await api.app.inject({ method: "PUT", url, headers, payload })
  expect(answer.statusCode).toBe(405)
})

const url = "/api/users/me/consents"

async function enter() {
  const id = await addUser(api.database)
  const headers = { authorization: `Bearer ${await addSession(api.database, id)}` }
  const read = async () => (await api.app.inject({ url, headers })).json().data
  return { id, headers, read }
}
