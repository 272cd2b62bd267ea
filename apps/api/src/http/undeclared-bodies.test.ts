import { afterAll, beforeAll, expect, test } from "vitest"
import { signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"

let api: TestApp
let headers: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  headers = await signIn(api.database, "user")
})

afterAll(() => api.close())

const call = async (method: "POST" | "DELETE", path: string, payload?: object | string) => {
  const type = payload === undefined ? {} : { "content-type": "application/json" }
  const answer = await api.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers, ...type },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, error: answer.json().error }
}

const calls: ["POST" | "DELETE", string][] = [
  ["POST", "/auth/upload-ticket"],
  ["DELETE", "/auth/sessions"],
  ["DELETE", "/users/me/avatar"],
  ["DELETE", "/users/me/deletion"],
]

test.each(calls)("%s %s reads nothing and says so", async (method, path) => {
  const { status, error } = await call(method, path, { role: "operator" })
  expect([status, error.details.errors[0].path]).toEqual([400, ["role"]])
  expect((await call(method, path, [1])).status).toBe(400)
  expect((await call(method, path, '"x"')).status).toBe(400)
  expect((await call(method, path, {})).status).toBe(200)
  expect((await call(method, path, "")).status).toBe(200)
  expect((await call(method, path)).status).toBe(200)
})

test("what is nowhere is not found, whatever is sent there", async () => {
  expect((await call("POST", "/no-such-thing", { role: "operator" })).status).toBe(404)
  expect((await call("DELETE", "/users/me", { role: "operator" })).status).toBe(405)
})
