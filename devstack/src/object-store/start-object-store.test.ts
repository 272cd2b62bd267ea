import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { startObjectStore } from "./start-object-store.ts"

let directory = ""

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "wara-objects-"))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true, force: true })
})

test("without a signature nothing is read or written", async () => {
  const store = await startObjectStore({ port: 0, directory })
  const url = `${store.url}/${store.bucket}/a.webp`
  const calls = ["GET", "HEAD", "PUT", "DELETE"].map((method) => fetch(url, { method }))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  await store.stop()
  expect(statuses).toEqual([403, 403, 403, 403])
})

test("it refuses to run in production", async () => {
  vi.stubEnv("NODE_ENV", "production")
  vi.stubEnv("WARA_DEMO", "0")
  await expect(startObjectStore({ port: 0, directory })).rejects.toThrow("refuses to run")
})
