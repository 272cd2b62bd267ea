// Long because each rejection is tested with the same api and folder.

import { once } from "node:events"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { request } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { imageSchema } from "@wara/contract/image"
import { maxUploadBytes, maxUploads } from "@wara/domain/site/upload-rules"
import { uploadProblemText, uploadTexts } from "@wara/domain/site/upload-texts"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { z } from "zod"
import { addSession, addUser, confirmed } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { type FormFile, multipartOf } from "../../../test/picture-files.ts"
import type { Storage } from "../../ports/storage/storage.ts"

let api: TestApp
let owner = 0
let authorization = ""
let address = 0
let folder = ""
let port = 0
let picture: Buffer
let breaksAt: string | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-calls-"))
  vi.stubEnv("TMPDIR", folder)
  api = await createTestApp()
  owner = await addUser(api.database, confirmed)
  authorization = `Bearer ${await addSession(api.database, owner)}`
  picture = await flat(640, 480)
  port = Number(new URL(await api.app.listen({ host: "127.0.0.1", port: 0 })).port)
})

afterAll(async () => {
  await api.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#886644" } })
    .jpeg()
    .toBuffer()

async function upload(files: FormFile[], fields?: Record<string, string>, on: TestApp = api) {
  const { payload, headers } = multipartOf(files, fields)
  address += 1
  const answer = await on.app.inject({
    method: "POST",
    url: "/api/ads/upload",
    remoteAddress: `198.51.100.${address}`,
    headers: { authorization, ...headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const named = (name: string, bytes = picture) => ({ name, bytes })

/** Folders in which running calls store their files. */
async function temporary(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith("wara-upload-"))
}

async function countStored(on: TestApp = api) {
  const { rows } = await on.pool.query<{ files: number; uploads: number }>(
    "select (select count(*)::int from files) as files, (select count(*)::int from uploads) as uploads",
  )
  return { ...rows[0], stored: (await readdir(on.config.uploadsDirectory)).length }
}

test("[S7.9] files, type and a token return an array of pictures, in the files' order", async () => {
  const files = [named("cover.JPG", await flat(1200, 900)), named("blob"), named("a.png")]
  const { status, body } = await upload(files, { type: "gallery", recaptchaToken: "token" })
  expect(status).toBe(200)
  const images = z.array(imageSchema).parse(body)
  expect(images.map(({ width, height }) => [width, height])).toEqual([
    [1200, 900],
    [640, 480],
    [640, 480],
  ])
  const [first] = images
  expect(Object.keys(first?.formats ?? {})).toEqual(["thumbnail", "small", "medium", "large"])
  const versions = images.flatMap((image) => [image, ...Object.values(image.formats)])
  for (const version of versions) {
    const { url, width } = version ?? { url: "", width: 0 }
    const stored = await api.app.inject(url)
    expect(stored.headers["content-type"]).toBe("image/webp")
    expect((await sharp(stored.rawPayload).metadata()).width).toBe(width)
  }
  const { rows } = await api.pool.query("select owner_id, type from uploads order by file_id")
  expect(rows).toEqual(Array(3).fill({ owner_id: owner, type: "gallery" }))
})

test("[S7.9] visitors without a session cannot upload", async () => {
  const { payload, headers } = multipartOf([named("a.jpg")])
  for (const bearer of [{}, { authorization: "Bearer wrong" }]) {
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/ads/upload",
      headers: { ...headers, ...bearer },
      payload,
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.name).toBe("UnauthorizedError")
  }
})

const zeros = Buffer.alloc(0)
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test.each<[string, () => FormFile, number, string]>([
  ["empty", () => named("a.jpg", zeros), 400, uploadProblemText("empty", "gallery")],
  [
    "an SVG called JPG",
    () => named("a.jpg", svg),
    415,
    uploadProblemText("unsupported", "gallery"),
  ],
  ["an SVG", () => named("a.svg", svg), 415, uploadProblemText("wrong-ending", "gallery")],
  [
    "a picture called program",
    () => named("a.jpg.exe"),
    415,
    uploadProblemText("wrong-ending", "gallery"),
  ],
  [
    "half",
    () => named("a.jpg", picture.subarray(0, 900)),
    400,
    uploadProblemText("unreadable", "gallery"),
  ],
  [
    "over 15 MB",
    () => named("a.jpg", Buffer.concat([picture, Buffer.alloc(maxUploadBytes)])),
    413,
    uploadProblemText("too-large", "gallery"),
  ],
])(
  "one file that is %s rejects the call; nothing of it is stored",
  async (_what, make, status, message) => {
    const before = await countStored()
    const answer = await upload([named("fine.jpg"), make()])
    expect(answer.status).toBe(status)
    expect(answer.body.error.details.errors).toEqual([{ path: ["files", "1"], message }])
    expect(await countStored()).toEqual(before)
  },
)

test("a picture too small for its purpose is rejected with the required size", async () => {
  const { status, body } = await upload([named("a.jpg")], { type: "cover" })
  expect(status).toBe(400)
  expect(body.error.details.errors[0].message).toContain("1.200 × 400 píxeles")
})

test("every rejected file is named", async () => {
  const { body } = await upload([named("a.exe"), named("b.jpg"), named("c.jpg", zeros)])
  const paths = body.error.details.errors.map(({ path }: { path: string[] }) => path)
  expect(paths).toEqual([
    ["files", "0"],
    ["files", "2"],
  ])
})

const gallery = { type: "gallery" }
const one = () => [named("a.jpg")]

test.each<[string, () => FormFile[], Record<string, string>, string[]]>([
  ["an unknown field", one, { ...gallery, role: "admin" }, ["role"]],
  ["a field of every object", one, { ...gallery, __proto__x: "1", constructor: "1" }, []],
  [
    "a file under another name",
    () => [...one(), { ...named("b.jpg"), field: "avatar" }],
    gallery,
    ["avatar"],
  ],
  ["no type", one, {}, ["type"]],
  ["another type", one, { type: "logo" }, ["type"]],
  ["a file as type", () => [...one(), { ...named("b.jpg"), field: "type" }], {}, ["type"]],
  [
    "a token that is too long",
    one,
    { ...gallery, recaptchaToken: "x".repeat(4_097) },
    ["recaptchaToken"],
  ],
  ["no file", () => [], gallery, ["files"]],
  [
    "a file too many",
    () => Array.from({ length: maxUploads + 1 }, () => named("a.jpg")),
    gallery,
    ["files"],
  ],
])("%s is a 400 and stores nothing", async (_what, files, fields, path) => {
  const before = await countStored()
  const { status, body } = await upload(files(), fields)
  expect(status).toBe(400)
  const paths = (body.error.details.errors ?? []).flatMap(
    (detail: { path: string[] }) => detail.path,
  )
  expect(paths).toEqual(path)
  expect(await countStored()).toEqual(before)
})

test("too many files are rejected with the maximum", async () => {
  const { body } = await upload(Array.from({ length: maxUploads + 1 }, () => named("a.jpg")))
  expect(body.error.details.errors[0].message).toBe(uploadTexts.tooManyFiles)
})

test.each([
  ["JSON", 415, { "content-type": "application/json" }, "{}"],
  ["a form without files", 415, { "content-type": "application/x-www-form-urlencoded" }, "a=b"],
  [
    "a form that breaks off",
    400,
    { "content-type": "multipart/form-data; boundary=x" },
    "--x\r\nContent",
  ],
  ["a form without a boundary", 400, { "content-type": "multipart/form-data" }, "nothing"],
  [
    "more than all files of a call can be",
    413,
    { "content-type": "multipart/form-data; boundary=x", "content-length": "200000000" },
    "--x",
  ],
])("%s is a %i", async (_what, status, headers, payload) => {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/ads/upload",
    headers: { authorization, ...headers },
    payload,
  })
  expect(answer.statusCode).toBe(status)
})

test("when the storage fails midway, neither rows nor files are left", async () => {
  const failing: Storage = {
    ...api.storage,
    put: async (name, bytes, type) => {
      if (name.startsWith(breaksAt ?? "never")) throw new Error("the disk is full")
      await api.storage.put(name, bytes, type)
    },
  }
  const other = await createTestApp({ storage: failing, config: api.config })
  const before = await countStored()
  breaksAt = "small"
  authorization = `Bearer ${await addSession(other.database, await addUser(other.database, confirmed))}`
  const { status } = await upload([named("a.jpg"), named("b.jpg")], gallery, other)
  expect(status).toBe(500)
  expect(await countStored(other)).toEqual({ files: 0, uploads: 0, stored: before.stored })
  await other.close()
  authorization = `Bearer ${await addSession(api.database, owner)}`
})

test("an aborted upload leaves nothing", async () => {
  const before = await countStored()
  const { payload, headers } = multipartOf([named("a.jpg"), named("b.jpg")])
  const { promise: received, resolve } = Promise.withResolvers<void>()
  api.app.server.once("request", () => resolve())
  const socket = connect(port, "127.0.0.1")
  socket.write(
    `POST /api/ads/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: ${headers["content-type"]}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, payload.length - 400))
  await received
  await vi.waitFor(async () => expect((await temporary()).length).toBe(1))
  socket.destroy()
  await vi.waitFor(async () => expect(await temporary()).toEqual([]))
  expect(await countStored()).toEqual(before)
})

test("the body of a rejected upload is read first: browsers read no response before they have sent it", async () => {
  const bytes = 40_000_000
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": bytes }
  const path = "/api/ads/upload"
  const pendingUpload = request({ port, host: "127.0.0.1", path, method: "POST", headers })
  const answered = once(pendingUpload, "response")
  pendingUpload.end(Buffer.alloc(bytes))
  const [answer] = await answered
  expect([answer.statusCode, pendingUpload.writableFinished]).toEqual([401, true])
  answer.resume()
})

test("an account uploads ten ads with all pictures twice an hour, and no more, from any network", async () => {
  const token = await addSession(api.database, await addUser(api.database, confirmed))
  const call = (remoteAddress: string) =>
    api.app.inject({
      method: "POST",
      url: "/api/ads/upload",
      remoteAddress,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload: "{}",
    })
  await api.pool.query("delete from rate_counters where key like 'upload-account:%'")
  expect((await call("192.0.2.1")).statusCode).toBe(415)
  const allButTwo = 2 * 10 * maxUploads - 2
  await api.pool.query(
    `update rate_counters set count = count + ${allButTwo} where key like 'upload-account:%'`,
  )
  expect((await call("192.0.2.2")).statusCode).toBe(415)
  const tooMany = await call("192.0.2.3")
  expect(tooMany.statusCode).toBe(429)
  expect(Number(tooMany.headers["retry-after"])).toBeGreaterThan(0)
})
