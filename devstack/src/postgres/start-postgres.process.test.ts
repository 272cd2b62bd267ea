import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { afterEach, beforeEach, expect, test } from "vitest"
import { isPortFree } from "../free-port.ts"
import { startPostgres } from "./start-postgres.ts"

let folder = ""

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-test-"))
  await chmod(folder, 0o755)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const portOf = (url: string) => Number(new URL(url).port)

test("data survives a restart and the server is PostgreSQL 18 with the extensions of search", async () => {
  const dataDir = join(folder, "postgres")
  const first = await startPostgres({ dataDir, durable: true })
  await query(first.url, "create table kept as select 7 as n")
  await query(first.url, "create extension unaccent; create extension pg_trgm")
  await first.stop()
  expect(await isPortFree(portOf(first.url))).toBe(true)

  const second = await startPostgres({ dataDir, durable: true })
  expect(await query(second.url, "select n from kept")).toEqual([{ n: 7 }])
  const [version] = await query(second.url, "show server_version_num")
  expect(version.server_version_num).toMatch(/^18/)
  await second.stop()
}, 30_000)

test("a folder closed to other users works too, even when we are root", async () => {
  const dataDir = join(folder, "private", "postgres")
  await mkdir(join(folder, "private"), { mode: 0o700 })
  const server = await startPostgres({ dataDir })
  expect(await query(server.url, "select 1 as n")).toEqual([{ n: 1 }])
  await server.stop()
}, 30_000)

test("a taken port is reported as such", async () => {
  const rival = createServer().listen(0, "127.0.0.1")
  await once(rival, "listening")
  const address = rival.address()
  const port = typeof address === "object" && address ? address.port : 0
  await expect(startPostgres({ port })).rejects.toMatchObject({ code: "port_taken" })
  rival.close()
}, 30_000)

test("data in use by another server is reported as such", async () => {
  const dataDir = join(folder, "postgres")
  const first = await startPostgres({ dataDir })
  await expect(startPostgres({ dataDir })).rejects.toMatchObject({ code: "data_in_use" })
  await first.stop()
}, 30_000)

test("the server ends when the process that started it is killed with SIGKILL", async () => {
  const module = fileURLToPath(new URL("start-postgres.ts", import.meta.url))
  const script = `const { startPostgres } = await import(${JSON.stringify(module)})
    console.log((await startPostgres({})).url); setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script])
  const [url] = await once(createInterface({ input: parent.stdout }), "line")
  expect(await isPortFree(portOf(url))).toBe(false)
  parent.kill("SIGKILL")
  await expect.poll(() => isPortFree(portOf(url)), { timeout: 10_000 }).toBe(true)
}, 30_000)
