import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addSession, addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp, testServiceToken } from "../../test/create-test-app.ts"
import { users } from "../database/schema/accounts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  const ownerId = await addUser(api.database, { username: "vende" })
  await addAd(api.database, { ownerId })
})

afterAll(() => api.close())

/** The ad's seller for a caller with these headers, or the error's name. */
async function ask(headers: Record<string, string>) {
  const answer = await api.app.inject({ url: "/api/ads?populate=user", headers })
  const { data, error } = answer.json()
  return data ? (data[0].user?.username ?? "hidden") : error.name
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const minuteAgo = () => new Date(Date.now() - 60_000)

test("[S7.1] a session's bearer token identifies its user; without one the caller is a visitor", async () => {
  const userId = await addUser(api.database)
  expect(await ask(bearer(await addSession(api.database, userId)))).toBe("vende")
  expect(await ask({})).toBe("hidden")
})

test("an unknown, expired or revoked token, or one of a blocked account, is rejected", async () => {
  const { database } = api
  const userId = await addUser(database)
  const over = await addSession(database, userId, { expiresAt: minuteAgo() })
  const revoked = await addSession(database, userId, { revokedAt: minuteAgo() })
  const open = await addSession(database, userId)
  for (const token of [over, revoked, "nonsense", `${open}x`, "' or 1=1 --", "\u00ff"]) {
    expect(await ask(bearer(token))).toBe("UnauthorizedError")
  }
  for (const authorization of ["", "Bearer", "Basic YTpi", open, `Bearer ${open} more`]) {
    expect(await ask({ authorization })).toBe("UnauthorizedError")
  }
  await database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, userId))
  expect(await ask(bearer(open))).toBe("AccountBlockedError")
})

test("tokens are stored as hashes only", async () => {
  const token = await addSession(api.database, await addUser(api.database))
  const { rows } = await api.pool.query("select * from sessions")
  expect(rows.at(-1).token_hash).toHaveLength(32)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test("the service token alone is a visitor, with a user's token that user", async () => {
  expect(await ask(bearer(testServiceToken))).toBe("hidden")
  const token = await addSession(api.database, await addUser(api.database))
  const both = { ...bearer(token), "x-service-token": testServiceToken }
  expect(await ask(both)).toBe("vende")
})

test("[B9.39] while the service token changes, the previous one identifies the web server too", async () => {
  const previousServiceToken = "service-token-until-yesterday"
  const changing = await createTestApp({ config: { previousServiceToken } })
  const statusOf = async (token: string) => {
    const headers = { "x-forwarded-for": "203.0.113.7", authorization: `Bearer ${token}` }
    return (await changing.app.inject({ url: "/metrics", headers })).statusCode
  }
  expect(await statusOf(testServiceToken)).toBe(200)
  expect(await statusOf(previousServiceToken)).toBe(200)
  expect(await statusOf("service-token-of-nobody")).toBe(401)
  const ads = { url: "/api/ads", headers: { authorization: `Bearer ${previousServiceToken}` } }
  expect((await changing.app.inject(ads)).statusCode).toBe(200)
  await changing.close()
})

test("[B7.2] the web server reads as any user sees, without a person's rights", async () => {
  const service = { "x-service-token": testServiceToken }
  const audience = { "x-audience": "user" }
  expect(await ask({ ...service, ...audience })).toBe("vende")
  expect(await ask({ ...bearer(testServiceToken), ...audience })).toBe("vende")
  const me = await api.app.inject({ url: "/api/users/me", headers: { ...service, ...audience } })
  expect(me.json().error.name).toBe("UnauthorizedError")
})

test("[B7.2] the audience header is for the web server alone, and knows one audience", async () => {
  const audience = { "x-audience": "user" }
  const token = await addSession(api.database, await addUser(api.database))
  const service = { "x-service-token": testServiceToken }
  expect(await ask(audience)).toBe("ForbiddenError")
  expect(await ask({ ...audience, "x-service-token": "guessed" })).toBe("ForbiddenError")
  expect(await ask({ ...audience, ...bearer(token) })).toBe("ForbiddenError")
  expect(await ask({ ...audience, ...bearer(token), ...service })).toBe("ForbiddenError")
  for (const other of ["operator", "visitor", "", "user,operator"])
    expect(await ask({ ...service, "x-audience": other })).toBe("ValidationError")
})
