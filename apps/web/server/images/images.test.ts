import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publicPicture } from "@wara/domain/site/image-variants"
import sharp from "sharp"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type OpenServer, openServer } from "../../test/open-server.ts"
import { createMetrics } from "../metrics.ts"
import { createImageDelivery } from "./image-delivery.ts"
import { ImageStore } from "./image-store.ts"
import { images } from "./images.ts"

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>`
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const
const canvas = sharp({
  create: { width: 1000, height: 750, channels: 3, background: "gray", noise },
})
const stored = new Map([
  ["/uploads/wide.jpg", await canvas.clone().jpeg().toBuffer()],
  ["/uploads/small.png", await canvas.clone().resize(200).png().toBuffer()],
  ["/uploads/drawing.webp", Buffer.from(svg)],
  ["/uploads/huge.webp", Buffer.alloc(21 * 1024 * 1024)],
])

let directory: string
let api: OpenServer
let get: (path: string, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "images-"))
  api = await openServer((request, response) => {
    if (request.url === "/uploads/moved.webp") {
      return void response.writeHead(302, { location: `${api.url}/uploads/wide.jpg` }).end()
    }
    if (request.url === "/uploads/held.webp") {
      const { authorization } = request.headers
      if (authorization === "Bearer owner")
        response.writeHead(200).end(stored.get("/uploads/wide.jpg"))
      else response.writeHead(404).end()
      return
    }
    if (request.url === "/uploads/broken.webp") return void response.writeHead(500).end()
    const bytes = stored.get(request.url)
    if (bytes) response.writeHead(200).end(bytes)
    else response.writeHead(404).end()
  })
  const delivery = createImageDelivery({
    apiUrl: api.url,
    store: new ImageStore(directory),
    maxRunning: 2,
    onStoreFailure: (error) => {
      throw error
    },
  })
  const routes = images(delivery, createMetrics(), {
    networkOf: () => "203.0.113.1",
    tokenOf: (c) => c.req.header("x-test-token") ?? null,
  })
  get = async (path, init) => routes.request(`http://site.test${path}`, init)
})

afterEach(async () => {
  await api.close()
  await rm(directory, { recursive: true, force: true })
})

test("[S9.4][S7.13] a stored picture is delivered as webp in the requested width, and cached", async () => {
  const response = await get("/api/images/wide.jpg?w=320")
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("image/webp")
  expect(response.headers.get("cache-control")).toBe(publicPicture)
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(metadata).toMatchObject({ format: "webp", width: 320, height: 240 })
  await get("/api/images/wide.jpg?w=320")
  expect(api.received.map(({ url }) => url)).toEqual(["/uploads/wide.jpg"])
})

test("[B8.165] a picture that is not public is delivered to its owner only, and stored nowhere", async () => {
  const path = "/api/images/held.webp?w=320"
  const answerTo = async (token: string | null) => {
    const answer = await get(path, token === null ? {} : { headers: { "x-test-token": token } })
    return [answer.status, answer.headers.get("cache-control")]
  }
  expect(await answerTo("owner")).toEqual([200, "private, no-store"])
  expect(await answerTo(null)).toEqual([404, "no-store"])
  expect(await answerTo("other")).toEqual([404, "no-store"])
  expect(await readdir(directory)).toEqual([])
})

test("[S9.4] density 2 has twice the pixels, and no picture is enlarged", async () => {
  const width = async (path: string) => {
    const response = await get(path)
    return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width
  }
  expect(await width("/api/images/wide.jpg?w=320&d=2")).toBe(640)
  expect(await width("/api/images/wide.jpg?w=768&d=2")).toBe(1000)
  expect(await width("/api/images/small.png?w=320")).toBe(200)
  expect(await width("/api/images/small.png")).toBe(200)
})

test.each([
  "/api/images/wide.jpg?w=300",
  "/api/images/wide.jpg?w=320&d=3",
  "/api/images/..%2fwide.jpg",
  "/api/images/a/wide.jpg",
  "/api/images/wide.svg",
])("%s is rejected with 400 before anything is fetched", async (path) => {
  const response = await get(path)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    data: null,
    error: { status: 400, name: "ValidationError", details: { errors: [{}] } },
  })
  expect(api.received).toEqual([])
})

test.each([
  ["an unknown picture", "unknown.webp", 404],
  ["a file that is a drawing with code", "drawing.webp", 415],
  ["a file of 21 MB", "huge.webp", 413],
  ["a failing api", "broken.webp", 503],
  ["an api that points elsewhere", "moved.webp", 503],
])("%s is an uncached error", async (_what, name, status) => {
  const response = await get(`/api/images/${name}?w=320`)
  expect(response.status).toBe(status)
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(await response.json()).toMatchObject({ data: null, error: { status } })
  expect(await readdir(directory)).toEqual([])
})

test("[B7.8] 200 concurrent requests convert one picture once", async () => {
  const asked = Array.from({ length: 200 }, () => get("/api/images/wide.jpg?w=640"))
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(api.received).toHaveLength(1)
  expect(await readdir(directory)).toHaveLength(1)
})

test("a picture that the browser has is answered with 304; HEAD sends only headers", async () => {
  const first = await get("/api/images/wide.jpg?w=320")
  const etag = first.headers.get("etag") ?? ""
  const length = (await first.arrayBuffer()).byteLength
  const again = await get("/api/images/wide.jpg?w=320", { headers: { "If-None-Match": etag } })
  expect([again.status, await again.text()]).toEqual([304, ""])
  const head = await get("/api/images/wide.jpg?w=320", { method: "HEAD" })
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    String(length),
    "",
  ])
})
