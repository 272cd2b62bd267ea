import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { PictureDecoder } from "./decode-picture.ts"

let folder: string
let small: string
let large: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "decode-"))
  const file = async (name: string, width: number, height: number) => {
    const path = join(folder, name)
    const create = { width, height, channels: 3, background: "#3366cc" } as const
    await writeFile(path, await sharp({ create }).png().toBuffer())
    return path
  }
  small = await file("small", 800, 600)
  // Takes more than a second.
  large = await file("large", 6_000, 6_000)
})

afterAll(() => rm(folder, { recursive: true }))

test("[B8.26] a picture is decoded in another process, and arrives whole", async () => {
  const made = await new PictureDecoder().decode({ path: small, type: "gallery" })
  expect(made).toMatchObject({ width: 800, height: 600 })
  if (!("bytes" in made)) throw made
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: "webp", width: 800 })
  expect(Object.keys(made.formats)).toEqual(["thumbnail", "small", "medium"])
})

test("[B8.73] [B8.26] a picture that exceeds its time is ended and refused, and the next is decoded", async () => {
  const decoder = new PictureDecoder({ timeoutMs: 1 })
  const refused = await decoder.decode({ path: large, type: "gallery" })
  expect(refused).toMatchObject({ problem: "unreadable" })
  const next = await new PictureDecoder().decode({ path: small, type: "gallery" })
  expect(next).toMatchObject({ width: 800 })
})

test("[B8.27] decoding ends when the client has disconnected", async () => {
  const decoder = new PictureDecoder()
  await decoder.decode({ path: small, type: "gallery" })
  const hangUp = new AbortController()
  const decoding = decoder.decode({ path: large, type: "gallery" }, hangUp.signal)
  hangUp.abort(new Error("disconnected"))
  await expect(decoding).rejects.toThrow("disconnected")
})

test("a file that is no picture, or that is gone, is refused by the other process", async () => {
  const decoder = new PictureDecoder()
  const path = join(folder, "page")
  await writeFile(path, "<html></html>")
  const refused = await decoder.decode({ path, type: "avatar" })
  expect(refused).toMatchObject({ problem: "unsupported" })
  await expect(decoder.decode({ path: join(folder, "gone"), type: "cover" })).rejects.toThrow(
    "ENOENT",
  )
})
