import { uploadTexts } from "@wara/domain/site/upload-texts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { UploadFailure } from "../../../../browser/uploads/upload-file.ts"
import type { UploadedImage } from "../../../../browser/uploads/uploaded-image.ts"
import { PictureRefusal } from "../prepare/prepare-picture.ts"
import type { UploadDeps } from "./upload.ts"
import { createUploadQueue } from "./upload-queue.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Call = {
  key: string
  name: string
  progress: (fraction: number) => void
  take: () => void
  drop: () => void
  refuse: (failure: UploadFailure) => void
  isGivenUp: () => boolean
}

const imageOf = (id: number): UploadedImage => ({
  id,
  url: `/uploads/${id}.webp`,
  width: 640,
  height: 480,
  formats: {},
})

/** A browser and a network with the test's behaviour. */
function createDeps() {
  let keys = 0
  let online = true
  let listener = () => {}
  const calls: Call[] = []
  const hidden: string[] = []
  const deps: UploadDeps = {
    newKey: () => {
      keys += 1
      return `key-${keys}`
    },
    show: (file) => `blob:${file instanceof File ? file.name : ""}`,
    hide: (preview) => void hidden.push(preview),
    prepare: async (file) => {
      if (file.name.endsWith(".heic")) throw new PictureRefusal("heic")
      return { blob: file, name: file.name }
    },
    send: ({ name }, { key, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason))
        calls.push({
          key,
          name,
          progress: onProgress,
          take: () => resolve(imageOf(calls.length)),
          drop: () => reject(new UploadFailure(0, uploadTexts.noConnection)),
          refuse: reject,
          isGivenUp: () => signal.aborted,
        })
      }),
    isOnline: () => online,
    onConnection: (follow) => {
      listener = follow
      return () => {}
    },
    random: () => 0,
  }
  const queue = createUploadQueue(deps)
  queue.open()
  const setOnline = (isOnline: boolean) => {
    online = isOnline
    listener()
  }
  const states = () => queue.list().map(({ state }) => state.name)
  return { queue, calls, hidden, states, setOnline }
}

const photos = (...names: string[]) => names.map((name) => new File(["x"], name))
const settle = () => vi.advanceTimersByTimeAsync(0)

async function open(...names: string[]) {
  const deps = createDeps()
  deps.queue.add(photos(...names))
  await settle()
  return deps
}

test("at most three uploads run at a time, in order", async () => {
  const { calls, states } = await open("a", "b", "c", "d", "e")
  expect(calls.map(({ name }) => name)).toEqual(["a", "b", "c"])
  expect(states()).toEqual(["sending", "sending", "sending", "waiting", "waiting"])
  calls[1]?.take()
  await settle()
  expect(calls.map(({ name }) => name)).toEqual(["a", "b", "c", "d"])
  expect(states()).toEqual(["sending", "done", "sending", "sending", "waiting"])
})

test("a failed upload is retried with its key and growing delays", async () => {
  const { calls, states } = await open("a")
  for (const rest of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    calls.at(-1)?.drop()
    await settle()
    expect(states()).toEqual(["retrying"])
    const before = calls.length
    await vi.advanceTimersByTimeAsync(rest - 1)
    expect(calls.length).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.length).toBe(before + 1)
  }
  calls.at(-1)?.take()
  await settle()
  expect(states()).toEqual(["done"])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test("offline nothing is sent; when online again everything continues at once", async () => {
  const { queue, calls, states, setOnline } = await open("a")
  setOnline(false)
  await settle()
  expect(calls[0]?.isGivenUp()).toBe(true)
  queue.add(photos("b"))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([calls.length, states()]).toEqual([1, ["waiting", "waiting"]])
  setOnline(true)
  await settle()
  expect([calls.length, states()]).toEqual([3, ["sending", "sending"]])
})

test("an upload without progress times out", async () => {
  const { calls, states } = await open("a")
  await vi.advanceTimersByTimeAsync(40_000)
  calls[0]?.progress(0.5)
  await vi.advanceTimersByTimeAsync(44_999)
  expect(states()).toEqual(["sending"])
  await vi.advanceTimersByTimeAsync(1)
  expect([calls[0]?.isGivenUp(), states()]).toEqual([true, ["retrying"]])
  await vi.advanceTimersByTimeAsync(500)
  calls[1]?.progress(1)
  await vi.advanceTimersByTimeAsync(179_999)
  expect(states()).toEqual(["sending"])
})

test("Retry-After is respected; after five failures the error is shown", async () => {
  const { calls, states, queue } = await open("a")
  calls[0]?.refuse(new UploadFailure(429, "Espera", 10))
  await vi.advanceTimersByTimeAsync(10_499)
  expect([calls.length, states()]).toEqual([1, ["retrying"]])
  await vi.advanceTimersByTimeAsync(1)
  for (let fault = 2; fault <= 5; fault += 1) {
    calls.at(-1)?.refuse(new UploadFailure(500, "Algo falló"))
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(queue.list()[0]?.state).toEqual({ name: "failed", text: "Algo falló" })
  queue.retry("key-1")
  calls.at(-1)?.take()
  await settle()
  expect(states()).toEqual(["done"])
})

test("a file that is not a picture is rejected with its message, before or after upload", async () => {
  const { queue, calls } = await open("a.heic", "b")
  calls[0]?.refuse(new UploadFailure(400, "La foto está dañada."))
  await settle()
  expect(queue.list().map(({ state }) => state)).toEqual([
    {
      name: "refused",
      text: "No podemos leer fotos HEIC. Guárdala como JPG y súbela de nuevo.",
    },
    { name: "refused", text: "La foto está dañada." },
  ])
})

test("a cancelled upload is aborted and removed, and frees its slot", async () => {
  const { queue, calls, hidden, states } = await open("a", "b", "c", "d")
  queue.remove("key-2")
  await settle()
  expect([calls[1]?.isGivenUp(), hidden]).toEqual([true, ["blob:b"]])
  expect(calls.map(({ name }) => name)).toEqual(["a", "b", "c", "d"])
  expect(states()).toEqual(["sending", "sending", "sending"])
})
