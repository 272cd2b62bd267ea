import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser, confirmed } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { cameraData, multipartOf } from "../../../test/picture-files.ts"
import { createLocalStorage } from "../../ports/storage/open-storage.ts"
import type { Storage } from "../../ports/storage/storage.ts"

let api: TestApp
let folder = ""
let authorization = ""
let picture: Buffer
/** Awaited before a file is stored. */
let beforePut = async () => {}

const enter = async () =>
  `Bearer ${await addSession(api.database, await addUser(api.database, confirmed))}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-gallery-"))
  const local = createLocalStorage(folder)
  const put: Storage["put"] = async (...stored) => {
    await beforePut()
    await local.put(...stored)
  }
  api = await createTestApp({ storage: { ...local, put }, config: { uploadsDirectory: folder } })
  authorization = await enter()
  const create = { width: 640, height: 480, channels: 3, background: "#886644" } as const
  picture = await sharp({ create }).jpeg().toBuffer()
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function upload(bytes: Buffer, fields: Record<string, string> = {}, names = ["a.jpg"]) {
  const files = names.map((name) => ({ name, bytes }))
  const { payload, headers } = multipartOf(files, { type: "gallery", ...fields })
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/ads/upload",
    headers: { authorization, ...headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const key = "5f0c1a2b3c4d5e6f7081920a"
const stored = () => readdir(folder)
const rows = async () => (await api.pool.query("select file_id from uploads")).rows.length

test("the stored photo of an ad is upright and has no metadata about place or camera", async () => {
  const rotated = await sharp({
    create: { width: 480, height: 700, channels: 3, background: "#ff0000" },
  })
    .extend({ right: 480, background: "#0000ff" })
    .jpeg()
    .withExif(cameraData)
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const before = await sharp(rotated).metadata()
  expect([before.orientation, rotated.includes("CamaraSecreta")]).toEqual([6, true])
  const { body } = await upload(rotated)
  // After a quarter turn to the right, the left side is on top.
  expect(body[0]).toMatchObject({ width: 700, height: 960 })
  const names = await stored()
  expect(names.length).toBe(3)
  for (const name of names) {
    const bytes = await readFile(join(folder, name))
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual(Array(4).fill(undefined))
    expect(bytes.includes("CamaraSecreta")).toBe(false)
    const top = { left: 0, top: 0, width, height: Math.floor(height / 3) }
    const { dominant } = await sharp(await sharp(bytes).extract(top).png().toBuffer()).stats()
    expect(dominant).toMatchObject({ r: 248, b: 8 })
  }
})

test("a file sent again with its key after a lost response is the same picture", async () => {
  const first = await upload(picture, { key })
  const before = [await rows(), (await stored()).length]
  const again = await upload(picture, { key })
  expect([again.status, again.body]).toEqual([200, first.body])
  expect([await rows(), (await stored()).length]).toEqual(before)
  const other = await upload(picture, { key: `${key}0` })
  expect(other.body[0].id).not.toBe(first.body[0].id)
  authorization = await enter()
  const otherUpload = await upload(picture, { key })
  expect(otherUpload.body[0].id).not.toBe(first.body[0].id)
})

test("a file sent twice concurrently is stored once, and both calls return it", async () => {
  const before = [await rows(), (await stored()).length]
  const { promise: both, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  beforePut = () => {
    arrived += 1
    if (arrived === 2) resolve()
    return both
  }
  const twice = { key: "sent-twice-at-the-same-time" }
  const [one, other] = await Promise.all([upload(picture, twice), upload(picture, twice)])
  expect([one?.status, other?.status]).toEqual([200, 200])
  expect(one?.body[0].id).toBe(other?.body[0].id)
  const versions = Object.keys(one?.body[0].formats).length + 1
  expect([await rows(), (await stored()).length]).toEqual([
    Number(before[0]) + 1,
    Number(before[1]) + versions,
  ])
  expect((await api.app.inject(one?.body[0].url)).statusCode).toBe(200)
})

test.each([
  ["short", { key: "abc" }, ["a.jpg"]],
  ["of two files", { key }, ["a.jpg", "b.jpg"]],
])("a key that is %s is a 400", async (_what, fields, names) => {
  const { status, body } = await upload(picture, fields, names)
  expect(status).toBe(400)
  expect(body.error.details.errors[0].path).toEqual(["key"])
})
