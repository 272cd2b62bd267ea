import { createServer, request as rawRequest } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { requestId } from "hono/request-id"
import { pino } from "pino"
import { afterEach, expect, test, vi } from "vitest"
import { readConfig } from "../../app/config.server.ts"
import { openServer, sendJson } from "../../test/open-server.ts"
import { limitArrival } from "../form-limits.ts"
import type { NewPicture } from "../images/image-delivery.ts"
import { sameOrigin } from "../same-origin.ts"
import type { WebEnv } from "../web-context.ts"
import { uploadProxy } from "./upload-proxy.ts"

const prepared: NewPicture[] = []
const closings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  prepared.length = 0
  for (const close of closings.splice(0)) await close()
})

type Answering = Parameters<typeof openServer>[0]

/** The site's upload proxy in front of an api with this response. */
async function open(answer: Answering, environment: Record<string, string> = {}) {
  const api = await openServer(answer)
  const config = readConfig({
    BASE_URL: "http://wara.test",
    API_URL: api.url,
    SERVICE_TOKEN: "service-token-1234",
    ...environment,
  })
  const app = new Hono<WebEnv>()
  app.use(requestId())
  app.use(sameOrigin(config))
  app.use(limitArrival({ form: 50, files: 300_000 }))
  app.route("/", uploadProxy(config, pino({ level: "silent" }), prepared.push.bind(prepared)))
  app.all("*", async (c) => c.text(await c.req.text().catch(() => "")))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closings.push(
    api.close,
    () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  )
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  return { api, port, url: `http://127.0.0.1:${port}/api/ads/upload` }
}

const image = { id: 7, url: "/uploads/a.webp", width: 900 }
const takes: Answering = (_request, response) => sendJson(response, 200, [image])
const own = {
  origin: "http://wara.test",
  cookie: "wara_session=token-1; wara_session_device=dev-1",
}

function formOf(bytes: number): FormData {
  const form = new FormData()
  form.append("type", "avatar")
  form.append("files", new Blob([new Uint8Array(bytes)]), "a.jpg")
  return form
}

test("[S7.12] with the proxy on, pictures go to the site, which adds the user's session", async () => {
  const { api, url } = await open(takes)
  const headers = { ...own, "user-agent": "Browser 1" }
  const answer = await fetch(url, { method: "POST", headers, body: formOf(200_000) })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual([image])
  expect(prepared).toEqual([{ name: "a.webp", width: 900 }])
  const [received] = api.received
  expect([received?.method, received?.url]).toEqual(["POST", "/api/ads/upload"])
  expect(received?.headers).toMatchObject({
    authorization: "Bearer token-1",
    "x-service-token": "service-token-1234",
    "x-forwarded-for": "127.0.0.1",
    "x-device-id": "dev-1",
    "user-agent": "Browser 1",
  })
  expect(received?.headers.cookie).toBeUndefined()
  expect(received?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/)
  expect(received?.body.length).toBeGreaterThan(200_000)
})

test("the api's response and Retry-After are passed on unchanged", async () => {
  const body = {
    data: null,
    error: { status: 429, name: "RateLimitError", message: "x", details: {} },
  }
  const { url } = await open((_request, response) => {
    response.setHeader("retry-after", "30")
    sendJson(response, 429, body)
  })
  const answer = await fetch(url, { method: "POST", headers: own, body: formOf(10) })
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"])
  expect(await answer.json()).toEqual(body)
})

test.each([
  ["another site's page", { ...own, origin: "https://evil.test" }, 403],
  ["a visitor", { origin: own.origin }, 401],
])("%s forwards nothing", async (_who, headers, status) => {
  const { api, url } = await open(takes)
  const answer = await fetch(url, { method: "POST", headers, body: formOf(1_000_000) })
  expect(answer.status).toBe(status)
  expect(api.received).toEqual([])
})

test("[S7.12] without the proxy the site accepts no pictures", async () => {
  const { api, url } = await open(takes, { UPLOAD_PROXY: "0" })
  await fetch(url, { method: "POST", headers: own, body: formOf(10) })
  expect(api.received).toEqual([])
})

test("a body over the maximum of a call, or of unknown length, is rejected", async () => {
  const { api, url } = await open(takes)
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = rawRequest(url, { method: "POST", headers: { ...own, ...headers } })
      request.once("response", (response) => {
        resolve(response.statusCode)
        request.destroy()
      })
      request.once("error", reject)
      request.write("x")
    })
  expect(await ask({ "content-length": "200000000" })).toBe(413)
  expect(await ask({ "transfer-encoding": "chunked" })).toBe(400)
  expect(api.received).toEqual([])
})

test("an unreachable api is a 503 after the whole body was sent", async () => {
  const { api, url } = await open(takes)
  await api.close()
  const answer = await fetch(url, { method: "POST", headers: own, body: formOf(3_000_000) })
  expect(answer.status).toBe(503)
  expect((await answer.json()).error.name).toBe("ServiceUnavailableError")
})

test("an api response before the end of the body is passed on", async () => {
  const earlyServer = createServer((_request, response) => sendJson(response, 401, { early: true }))
  await new Promise<void>((resolve) => earlyServer.listen(0, "127.0.0.1", resolve))
  closings.push(() => new Promise((resolve) => earlyServer.close(resolve).closeAllConnections()))
  const address = earlyServer.address()
  const port = typeof address === "object" ? address?.port : undefined
  const { url } = await open(takes, { API_URL: `http://127.0.0.1:${port}` })
  const answer = await fetch(url, { method: "POST", headers: own, body: formOf(30_000_000) })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ early: true })
})

/** An api that records the chunks of a body. */
async function openListening() {
  const seen = { bytes: 0, ended: "" }
  const server = createServer((request, response) => {
    request.on("data", (chunk) => {
      seen.bytes += chunk.length
    })
    request.once("end", () => {
      seen.ended = "whole"
      sendJson(response, 200, [image])
    })
    request.once("error", () => {
      seen.ended = "broken"
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closings.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  return { seen, url: `http://127.0.0.1:${port}` }
}

test("a slow form is disconnected; slow pictures are streamed", async () => {
  const listening = await openListening()
  const { url, port } = await open(takes, { API_URL: listening.url })
  const begin = (path: string) => {
    const headers = { ...own, "content-length": "200000" }
    const request = rawRequest({ port, host: "127.0.0.1", path, method: "POST", headers })
    request.write(Buffer.alloc(100_000))
    return request
  }
  const path = new URL(url).pathname
  const whole = begin(path)
  const status = new Promise((resolve) => whole.once("response", (r) => resolve(r.statusCode)))
  await vi.waitFor(() => expect(listening.seen.bytes).toBe(100_000))
  const form = begin("/contacto")
  const disconnected = await new Promise<Error>((resolve) => form.once("error", resolve))
  expect(disconnected.message).toMatch(/hang up|reset/)
  whole.end(Buffer.alloc(100_000))
  expect(await status).toBe(200)
  expect(listening.seen.ended).toBe("whole")
  const left = begin(path)
  left.on("error", () => undefined)
  await vi.waitFor(() => expect(listening.seen.bytes).toBe(300_000))
  left.destroy()
  await vi.waitFor(() => expect(listening.seen.ended).toBe("broken"))
})
