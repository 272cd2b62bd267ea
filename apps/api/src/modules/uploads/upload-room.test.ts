import { mkdtemp, readdir, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { maxUploads } from "@wara/domain/site/upload-rules"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { addSession, addUser, confirmed } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { multipartOf } from "../../../test/picture-files.ts"
import { createUploadRoom, maxUnshown } from "./limit-uploads.ts"

let api: TestApp
let folder = ""
let port = 0
let form: ReturnType<typeof multipartOf>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-room-"))
  vi.stubEnv("TMPDIR", folder)
  api = await createTestApp()
  port = Number(new URL(await api.app.listen({ host: "127.0.0.1", port: 0 })).port)
  const create = { width: 200, height: 200, channels: 3, background: "#123456" } as const
  const bytes = await sharp({ create }).png().toBuffer()
  form = multipartOf([{ name: "a.png", bytes }], { type: "avatar" })
})

afterAll(async () => {
  await api.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Starts an upload and leaves it half sent; returns functions that send the rest and read the
 * status.
 */
function begin(token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-length": form.payload.length,
    ...form.headers,
  }
  const call = request({ port, method: "POST", path: "/api/ads/upload", headers })
  const status = new Promise<number>((resolve, reject) => {
    call.once("response", (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.once("error", reject)
  })
  call.write(form.payload.subarray(0, 200))
  return () => {
    call.end(form.payload.subarray(200))
    return status
  }
}

/** The number of running calls: each has a folder for its files. */
const inside = async () =>
  (await readdir(folder)).filter((name) => name.startsWith("wara-upload-")).length

test("six uploads of a user run at a time, without delaying others'", async () => {
  const token = await addSession(api.database, await addUser(api.database, confirmed))
  const other = await addSession(api.database, await addUser(api.database, confirmed))
  const slow = Array.from({ length: 6 }, () => begin(token))
  await vi.waitFor(async () => expect(await inside()).toBe(6))
  expect(await begin(token)()).toBe(429)
  expect(await begin(other)()).toBe(200)
  expect(await Promise.all(slow.map((finish) => finish()))).toEqual(Array(6).fill(200))
  expect(await begin(token)()).toBe(200)
})

test("uploads beyond the total capacity are rejected until others end", async () => {
  const within = createUploadRoom({ maxUploadsPerPerson: 6, maxBytes: 100 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = within({ ownerId: 1, bytes: 70 }, () => promise)
  const next = (bytes: number) => within({ ownerId: 2, bytes }, async () => "in")
  await expect(next(31)).rejects.toMatchObject({ code: "ServiceUnavailableError" })
  expect(await next(30)).toBe("in")
  resolve("done")
  expect(await first).toBe("done")
  expect(await next(100)).toBe("in")
})

test("a failed upload frees its capacity", async () => {
  const within = createUploadRoom({ maxUploadsPerPerson: 1, maxBytes: 100 })
  const fail = () => within({ ownerId: 1, bytes: 100 }, () => Promise.reject(new Error("broken")))
  await expect(fail()).rejects.toThrow("broken")
  await expect(fail()).rejects.toThrow("broken")
})

test("a user with the unused pictures of ten ads must wait", async () => {
  const ownerId = await addUser(api.database, confirmed)
  const token = await addSession(api.database, ownerId)
  const add = (count: number) =>
    api.pool.query(
      `with added as (
        insert into files (url, width, height)
        select '/uploads/' || $2 || '-' || n || '.webp', 9, 9 from generate_series(1, $1::int) n
        returning id)
      insert into uploads (file_id, owner_id, type) select id, $3, 'gallery' from added`,
      [count, `w${count}`, ownerId],
    )
  await add(maxUnshown - 1)
  expect(await begin(token)()).toBe(200)
  expect(await begin(token)()).toBe(429)
  await api.pool.query(
    "update users set avatar_id = (select max(file_id) from uploads where owner_id = $1) where id = $1",
    [ownerId],
  )
  expect(await begin(token)()).toBe(200)
})

test("an account may upload the files of ten ads an hour, however many per call", async () => {
  const token = await addSession(api.database, await addUser(api.database, confirmed))
  const nothing = Array.from({ length: maxUploads }, () => ({
    name: "a.png",
    bytes: Buffer.from("x"),
  }))
  const { payload, headers } = multipartOf(nothing, { type: "avatar" })
  const statuses = []
  for (let call = 0; call <= 10; call += 1) {
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/ads/upload",
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload,
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(415), 429])
})
