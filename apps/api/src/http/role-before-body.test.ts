import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { addSession, addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const operation = z.looseObject({
  requestBody: z.looseObject({}).optional(),
  responses: z.record(z.string(), z.unknown()),
  summary: z.string(),
})
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(z.enum(["get", "post", "put", "delete"]), operation.optional()),
  ),
})

/** Calls that visitors may make: a 401 of theirs means wrong credentials or no service token. */
const forVisitors = /^post \S*\/(auth\/local|admin\/session|contact|alerts|ads\/\{id\}\/leads)$/

/** Calls with a body that answer 401, as "method path" with made-up parameters. */
async function guardedCalls() {
  const { paths } = document.parse((await api.app.inject("/documentation/json")).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]) =>
      one?.requestBody && "401" in one.responses && !forVisitors.test(`${method} ${path}`)
        ? [{ method, url: path.replaceAll(/\{\w+\}/g, "1"), summary: one.summary }]
        : [],
    ),
  )
}

async function statusOf(call: { method: string; url: string }, token: string | null) {
  const answer = await api.app.inject({
    method: z.enum(["POST", "PUT", "DELETE"]).parse(call.method.toUpperCase()),
    url: call.url,
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: '{"unknown": ',
  })
  return answer.statusCode
}

test("[B8.12] a caller without the role is refused before the body is read, whatever it contains", async () => {
  const token = await addSession(api.database, await addUser(api.database))
  const calls = await guardedCalls()
  expect(calls.length).toBeGreaterThan(40)
  for (const call of calls) {
    expect(await statusOf(call, null), `${call.method} ${call.url} as visitor`).toBe(401)
    if (!call.url.includes("/admin/")) continue
    expect(await statusOf(call, token), `${call.method} ${call.url} as user`).toBe(403)
  }
})

test("[B8.12] a moderator is refused calls of operators before the body is read", async () => {
  const moderator = await addUser(api.database, { role: "moderator" })
  const token = await addSession(api.database, moderator)
  const calls = (await guardedCalls()).filter(({ summary }) => summary.includes("(operators)"))
  expect(calls.length).toBeGreaterThan(10)
  for (const call of calls) {
    expect(await statusOf(call, token), `${call.method} ${call.url}`).toBe(403)
  }
})

test("[B8.12] the log-in to the panel still reads its body", async () => {
  const url = "/api/admin/session"
  const answer = await api.app.inject({ method: "POST", url, payload: {} })
  expect(answer.statusCode).toBe(400)
})
