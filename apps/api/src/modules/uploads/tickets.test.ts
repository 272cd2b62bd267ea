import { uploadTexts } from "@wara/domain/site/upload-texts"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser, confirmed } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { multipartOf } from "../../../test/picture-files.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"

let api: TestApp
let owner = 0
let session = ""
let picture: Buffer

beforeAll(async () => {
  api = await createTestApp({ config: { baseUrl: "https://wara.test" } })
  owner = await addUser(api.database, confirmed)
  session = await addSession(api.database, owner)
  const create = { width: 200, height: 200, channels: 3, background: "#123456" } as const
  picture = await sharp({ create }).png().toBuffer()
})

afterAll(() => api.close())

async function takeTicket(bearer = session) {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/auth/upload-ticket",
    headers: { authorization: `Bearer ${bearer}` },
  })
  return answer.json()
}

async function upload(bearer: string, bytes = picture) {
  const { payload, headers } = multipartOf([{ name: "a.png", bytes }], { type: "avatar" })
  return api.app.inject({
    method: "POST",
    url: "/api/ads/upload",
    headers: { origin: "https://wara.test", authorization: `Bearer ${bearer}`, ...headers },
    payload,
  })
}

test("[S7.12] a ticket authenticates its user for one upload, directly from the site's pages", async () => {
  const { ticket, expires_at } = await takeTicket()
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(4)
  expect(minutes).toBeLessThanOrEqual(5)
  const first = await upload(ticket)
  expect(first.statusCode).toBe(200)
  expect(first.headers["access-control-allow-origin"]).toBe("https://wara.test")
  const { rows } = await api.pool.query("select owner_id, type from uploads")
  expect(rows).toEqual([{ owner_id: owner, type: "avatar" }])
  expect((await upload(ticket)).statusCode).toBe(401)
})

test("a rejected upload consumes its ticket too", async () => {
  const { ticket } = await takeTicket()
  expect((await upload(ticket, Buffer.from("nothing"))).statusCode).toBe(415)
  expect((await upload(ticket)).statusCode).toBe(401)
})

test("a ticket used concurrently is accepted once", async () => {
  const { ticket } = await takeTicket()
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(ticket)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(401)])
})

test("a ticket is valid for nothing else, and is stored as a hash only", async () => {
  const { ticket } = await takeTicket()
  for (const url of ["/api/users/me", "/api/ads"]) {
    const answer = await api.app.inject({ url, headers: { authorization: `Bearer ${ticket}` } })
    expect(answer.statusCode).toBe(401)
  }
  const { rows } = await api.pool.query("select * from one_time_tokens")
  expect(JSON.stringify(rows)).not.toContain(ticket)
})

test("an expired ticket, or one of another purpose or a blocked account, is rejected", async () => {
  const { ticket: late } = await takeTicket()
  await api.database.update(oneTimeTokens).set({ expiresAt: new Date(Date.now() - 3_600_000) })
  expect((await upload(late)).statusCode).toBe(401)
  const { ticket: other } = await takeTicket()
  await api.database.update(oneTimeTokens).set({ purpose: "reset_password" })
  expect((await upload(other)).statusCode).toBe(401)
  const { ticket: blocked } = await takeTicket()
  await api.database.update(users).set({ blockedAt: new Date() })
  expect((await upload(blocked)).statusCode).toBe(401)
  await api.database.update(users).set({ blockedAt: null })
})

test("[B8.70] an e-mail that is not confirmed uploads nothing, by session or ticket", async () => {
  const unconfirmed = await addSession(api.database, await addUser(api.database))
  const { ticket } = await takeTicket(unconfirmed)
  for (const bearer of [unconfirmed, ticket]) {
    const refused = await upload(bearer)
    expect(refused.json().error).toMatchObject({
      status: 403,
      name: "UnverifiedEmailError",
      details: { errors: [{ path: ["email_confirmation"], message: uploadTexts.unconfirmed }] },
    })
  }
})

test("visitors get no ticket", async () => {
  const answer = await api.app.inject({ method: "POST", url: "/api/auth/upload-ticket" })
  expect(answer.statusCode).toBe(401)
})

const preflight = (url: string, method: string) =>
  api.app.inject({
    method: "OPTIONS",
    url,
    headers: {
      origin: "https://wara.test",
      "access-control-request-method": method,
      "access-control-request-headers": "authorization",
    },
  })

test("[S7.12] CORS allows only the site to post pictures", async () => {
  const { statusCode, headers } = await preflight("/api/ads/upload", "POST")
  expect(statusCode).toBe(204)
  expect(headers["access-control-allow-origin"]).toBe("https://wara.test")
  expect(headers["access-control-allow-headers"]).toContain("authorization")
  expect(headers["access-control-allow-credentials"]).toBeUndefined()
  const refused = await api.app.inject({
    method: "POST",
    url: "/api/ads/upload",
    headers: { origin: "https://evil.test" },
  })
  expect(refused.headers["access-control-allow-origin"]).toBe("https://wara.test")
  for (const url of ["/api/ads", "/api/auth/upload-ticket", "/api/users/me"]) {
    const elsewhere = await preflight(url, "GET")
    expect(elsewhere.headers["access-control-allow-origin"]).toBeUndefined()
  }
})
