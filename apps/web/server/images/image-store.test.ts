import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { ImageStore } from "./image-store.ts"

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "image-store-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const bytes = (length: number) => Buffer.alloc(length, 7)

test("a written file is read again, also by another store of the same folder", async () => {
  await new ImageStore(directory).write("a.webp", bytes(3))
  expect(await new ImageStore(directory).read("a.webp")).toEqual(bytes(3))
  expect(await new ImageStore(directory).read("b.webp")).toBeNull()
})

test("the folder stays within its size: the least recently used file is deleted", async () => {
  const store = new ImageStore(directory, 100)
  await store.write("a.webp", bytes(40))
  await store.write("b.webp", bytes(40))
  await store.read("a.webp")
  await store.write("c.webp", bytes(40))
  expect((await readdir(directory)).sort()).toEqual(["a.webp", "c.webp"])
  expect(store.bytes).toBe(80)
})

test("opening a folder reduces it to its size and deletes unfinished files", async () => {
  for (const [name, age] of [
    ["old.webp", 20],
    ["new.webp", 10],
    ["lost.part", 5],
  ] as const) {
    await writeFile(join(directory, name), bytes(60))
    const time = Date.now() / 1000 - age
    await utimes(join(directory, name), time, time)
  }
  const store = new ImageStore(directory, 100)
  expect(await store.read("new.webp")).toEqual(bytes(60))
  expect(await readdir(directory)).toEqual(["new.webp"])
})

test("a deleted file is rendered again, and not counted", async () => {
  const store = new ImageStore(directory, 100)
  await store.write("a.webp", bytes(60))
  await rm(join(directory, "a.webp"))
  expect(await store.read("a.webp")).toBeNull()
  expect(store.bytes).toBe(0)
})
