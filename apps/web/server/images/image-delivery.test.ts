import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type OpenServer, openServer } from "../../test/open-server.ts"
import { createImageDelivery } from "./image-delivery.ts"
import { ImageStore } from "./image-store.ts"

const create = { width: 400, height: 400, channels: 3, background: "gray" } as const
const photo = await sharp({ create }).jpeg().toBuffer()
/** Nearly the largest picture that is converted: that takes seconds. */
const large = await sharp({ create: { ...create, width: 7_000, height: 7_000 } })
  .png()
  .toBuffer()
const tenMinutes = 600_000

let directory: string
let api: OpenServer
let answer: 200 | 404 | 500
let now: number

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "delivery-"))
  answer = 200
  now = 0
  api = await openServer((request, response) => {
    const picture = request.url.includes("large") ? large : photo
    response.writeHead(answer).end(request.method === "GET" && answer === 200 ? picture : undefined)
  })
})

afterEach(async () => {
  await api.close()
  await rm(directory, { recursive: true, force: true })
})

const newDelivery = (maxRunning = 2) =>
  createImageDelivery({
    apiUrl: api.url,
    store: new ImageStore(directory),
    maxRunning,
    onStoreFailure: (error) => {
      throw error
    },
    now: () => now,
  })
const asked = { name: "ana.webp", width: 320, density: 1 } as const
const cachedFiles = () => readdir(directory)
const questions = () => api.received.filter(({ method }) => method === "HEAD").length

test("a removed picture is delivered once more at most, after ten minutes", async () => {
  const { deliver } = newDelivery()
  await deliver(asked)
  answer = 404
  now = tenMinutes - 1
  expect((await deliver(asked)).result).toBe("hit")
  expect([questions(), (await cachedFiles()).length]).toEqual([0, 1])
  now = tenMinutes
  expect((await deliver(asked)).result).toBe("hit")
  await vi.waitFor(async () => expect(await cachedFiles()).toEqual([]))
  await expect(deliver(asked)).rejects.toMatchObject({ code: "NotFoundError" })
})

test("[B7.8] a picture in memory is checked as well, and forgotten when it was removed", async () => {
  const { deliver, recall } = newDelivery()
  const { image } = await deliver(asked)
  expect(recall(image.key)).toBe(image)
  now = tenMinutes
  expect(recall(image.key)).toBeNull()
  answer = 404
  expect((await deliver(asked)).image).toBe(image)
  await vi.waitFor(async () => expect(await cachedFiles()).toEqual([]))
  expect(recall(image.key)).toBeNull()
  await expect(deliver(asked)).rejects.toMatchObject({ code: "NotFoundError" })
})

test("pictures stored by an earlier run are verified on first use", async () => {
  await newDelivery().deliver(asked)
  answer = 404
  const { deliver } = newDelivery()
  expect((await deliver(asked)).result).toBe("hit")
  await vi.waitFor(async () => expect(await cachedFiles()).toEqual([]))
})

test("[B8.71] an uploaded picture is converted to the widths of pages before anybody asks", async () => {
  const { deliver, prepare, recall } = newDelivery()
  prepare({ name: "new.webp", width: 400 })
  // The first conversion starts a process.
  await vi.waitFor(
    async () => expect(await cachedFiles()).toEqual(["new.webp_320.webp", "new.webp_640.webp"]),
    { timeout: 10_000 },
  )
  expect(recall("new.webp_320.webp")).toBeNull()
  expect((await deliver({ ...asked, name: "new.webp" })).result).toBe("hit")
  expect(api.received.filter(({ method }) => method === "GET")).toHaveLength(1)
})

test("a failing api removes no picture", async () => {
  await newDelivery().deliver(asked)
  answer = 500
  const { deliver } = newDelivery()
  expect((await deliver(asked)).result).toBe("hit")
  await vi.waitFor(() => expect(questions()).toBe(1))
  expect((await deliver(asked)).result).toBe("hit")
  expect(questions()).toBe(1)
})

test("[B8.27] conversions end with the last client that waits, and the next picture takes their place", async () => {
  const { deliver } = newDelivery(1)
  const hangUps = Array.from({ length: 20 }, () => new AbortController())
  const left = hangUps.map(({ signal }, index) =>
    deliver({ ...asked, name: `large-${index}.png` }, { network: "203.0.113.1", signal }),
  )
  const ended = Promise.allSettled(left)
  await vi.waitFor(() => expect(api.received).toHaveLength(1))
  for (const hangUp of hangUps) hangUp.abort()
  const next = await deliver(asked, { network: "203.0.113.2" })
  expect(next.result).toBe("made")
  expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(["rejected"]))
  // The one that had begun would have been stored first.
  expect(await cachedFiles()).toEqual(["ana.webp_320.webp"])
})

test("[B8.27] widths beyond those of stored pictures are one picture", async () => {
  const { deliver } = newDelivery()
  const { image } = await deliver({ ...asked, width: 1536, density: 2 })
  expect((await deliver({ ...asked, width: 1280, density: 2 })).image).toBe(image)
})
