import { once } from "node:events"
import { connect } from "node:net"
import fastify from "fastify"
import type { ZodTypeProvider } from "fastify-type-provider-zod"
import { afterAll, beforeAll, expect, test } from "vitest"
import { signIn } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { limitArrival } from "./request-bodies.ts"

test("slow JSON bodies are aborted, slow photos are not", async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>()
  limitArrival(app, { text: 50, files: 300_000 })
  app.post("/text", async () => "whole")
  app.post("/files", { config: { takesFiles: true } }, async () => "whole")
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }))
  const begin = async (path: string) => {
    const socket = connect(Number(port), "127.0.0.1")
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
    )
    return socket
  }
  const files = await begin("/files")
  const text = await begin("/text")
  text.resume()
  await once(text, "close")
  files.write("}")
  const [answer] = await once(files, "data")
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*whole$/)
  files.destroy()
  await app.close()
})

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

test.each(calls)("%s %s rejects a body", async (method, path) => {
  const { status, error } = await call(method, path, { role: "operator" })
  expect([status, error.details.errors[0].path]).toEqual([400, ["role"]])
  expect((await call(method, path, [1])).status).toBe(400)
  expect((await call(method, path, '"x"')).status).toBe(400)
  expect((await call(method, path, {})).status).toBe(200)
  expect((await call(method, path, "")).status).toBe(200)
  expect((await call(method, path)).status).toBe(200)
})

test("an unknown path is not found, whatever its body", async () => {
  expect((await call("POST", "/no-such-thing", { role: "operator" })).status).toBe(404)
  expect((await call("DELETE", "/users/me", { role: "operator" })).status).toBe(405)
})
