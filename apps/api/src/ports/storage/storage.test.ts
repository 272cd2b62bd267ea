import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { buffer } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readConfig } from "../../config.ts"
import { toDomainError } from "../../http/errors.ts"
import { openStorage } from "./open-storage.ts"
import type { S3Settings } from "./s3-storage.ts"
import { type Storage, StorageFailure, tryStorage } from "./storage.ts"

const program = fileURLToPath(
  new URL("../../../../../devstack/src/run-stand-in.ts", import.meta.url),
)
const store = spawn(process.execPath, [program, "object-store"], {
  stdio: ["pipe", "pipe", "inherit"],
})
let folder = ""
let s3: S3Settings
let storages: Record<"local" | "s3", Storage>

beforeAll(async () => {
  const [line] = await once(createInterface({ input: store.stdout }), "line")
  const { url, ...settings } = JSON.parse(String(line))
  s3 = { ...settings, endpoint: url, region: "us-east-1" }
  folder = await mkdtemp(join(tmpdir(), "wara-storage-"))
  storages = {
    local: await openStorage({ s3: null, uploadsDirectory: join(folder, "uploads") }),
    s3: await openStorage({ s3, uploadsDirectory: folder }),
  }
})

afterAll(async () => {
  store.stdin.end()
  await once(store, "exit")
  await rm(folder, { recursive: true, force: true })
})

async function read(storage: Storage, name: string) {
  const file = await storage.get(name)
  return file && { size: file.size, content: (await buffer(file.stream)).toString("latin1") }
}

describe.each(["local", "s3"] as const)("%s storage", (kind) => {
  const put = (name: string, text: string) =>
    storages[kind].put(name, Buffer.from(text, "latin1"), "image/webp")

  test("[S7.9] returns stored files byte for byte", async () => {
    await put("picture_1.webp", "bytes \0\xff\r\n")
    expect(await read(storages[kind], "picture_1.webp")).toEqual({
      size: 10,
      content: "bytes \0\xff\r\n",
    })
  })

  test("reports missing files", async () => {
    expect(await storages[kind].get("missing.webp")).toBeNull()
  })

  test("removes files; removing one again is no error", async () => {
    await put("gone.webp", "x")
    await storages[kind].remove("gone.webp")
    await storages[kind].remove("gone.webp")
    expect(await storages[kind].get("gone.webp")).toBeNull()
  })

  test("concurrent writers of one name leave one complete file", async () => {
    const texts = ["a", "b", "c", "d"].map((letter) => letter.repeat(200_000))
    await Promise.all(texts.map((text) => put("raced.webp", text)))
    expect(texts).toContain((await read(storages[kind], "raced.webp"))?.content)
  })

  test.each(["../outside.webp", "a/b.webp", "", ".webp", "A.webp", "a.svg", "a.webp\0"])(
    "rejects the name %j",
    async (name) => {
      await expect(put(name, "x")).rejects.toThrow("not the name")
      await expect(storages[kind].get(name)).rejects.toThrow("not the name")
      await expect(storages[kind].remove(name)).rejects.toThrow("not the name")
    },
  )
})

test("the folder contains only complete files", async () => {
  expect((await readdir(join(folder, "uploads"))).sort()).toEqual(["picture_1.webp", "raced.webp"])
})

test("[B9.121] a store that rejects our keys is unavailable, and reported once until it works", async () => {
  const wrong = [
    [{ ...s3, secretAccessKey: "wrong" }, "SignatureDoesNotMatch"],
    [{ ...s3, accessKeyId: "SOMEBODY" }, "InvalidAccessKeyId"],
    [{ ...s3, bucket: "another" }, "NoSuchBucket"],
  ] as const
  for (const [settings, code] of wrong) {
    const reported: unknown[] = []
    const report = (failure: StorageFailure) => reported.push(failure.code)
    const storage = await openStorage({ s3: settings, uploadsDirectory: folder }, report)
    for (const call of [
      () => tryStorage(storage),
      () => storage.get("picture_1.webp"),
      () => storage.put("new.webp", Buffer.from("x"), "image/webp"),
    ]) {
      const failure = await call().catch((cause: unknown) => cause)
      expect(failure).toMatchObject({ name: "StorageFailure", code })
      expect(toDomainError(failure)).toMatchObject({ status: 503, code: "ServiceUnavailableError" })
    }
    expect(reported).toEqual([code])
  }
})

test("[B9.121] failures are reported again after the store worked in between", async () => {
  const reported: string[] = []
  const root = join(folder, "broken")
  const report = (failure: StorageFailure) => reported.push(failure.code)
  const storage = await openStorage({ s3: null, uploadsDirectory: root }, report)
  const put = () => storage.put("a.webp", Buffer.from("x"), "image/webp")
  for (let turn = 0; turn < 2; turn += 1) {
    await writeFile(root, "a file in the place of the folder")
    for (const call of [put, put, () => tryStorage(storage)])
      await expect(call()).rejects.toThrow(StorageFailure)
    await rm(root)
    await tryStorage(storage)
    await rm(root, { recursive: true })
  }
  expect(reported).toEqual(["EEXIST", "EEXIST"])
})

test("[B9.6] a store that accepts calls and never answers costs 5 seconds, and later calls nothing", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1")
  await once(silent, "listening")
  const address = silent.address()
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`
  const storage = await openStorage({ s3: { ...s3, endpoint }, uploadsDirectory: folder })
  const first = performance.now()
  const put = storage.put("a.webp", Buffer.from("x"), "image/webp")
  const calls = await Promise.allSettled([storage.get("a.webp"), storage.remove("a.webp"), put])
  expect(performance.now() - first).toBeLessThan(6_000)
  expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
  const later = performance.now()
  await expect(storage.get("a.webp")).rejects.toMatchObject({ code: "ServiceUnavailableError" })
  expect(performance.now() - later).toBeLessThan(100)
  expect(storage.figures?.()).toEqual({ failures: 3, refusals: 1, isOpen: true })
  silent.closeAllConnections()
  silent.close()
}, 10_000)

test("STORAGE=s3 requires a bucket and its keys, and says which is missing", () => {
  const environment = {
    DATABASE_URL: "postgres://x",
    STORAGE: "s3",
    S3_BUCKET: "b",
    S3_ACCESS_KEY_ID: "i",
  }
  expect(() => readConfig(environment)).toThrow("S3_SECRET_ACCESS_KEY: is required with STORAGE=s3")
  expect(readConfig({ ...environment, S3_SECRET_ACCESS_KEY: "s" }).s3).toMatchObject({
    bucket: "b",
    region: "us-east-1",
    endpoint: undefined,
  })
  expect(readConfig({ DATABASE_URL: "postgres://x" }).s3).toBeNull()
})
