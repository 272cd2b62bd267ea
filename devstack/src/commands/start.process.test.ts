import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { findFreePort, isPortFree } from "../free-port.ts"
import { startPostgres } from "../postgres/start-postgres.ts"
import { repositoryRoot } from "../repository-root.ts"
import { listMarkedProcesses, markedEnvironment } from "../testing/marked-processes.ts"
import { parseResponse } from "../testing/parse-response.ts"

const stopTimeoutMs = 10_000

let folder = ""
let ports: { PORT: string; API_PORT: string; MAIL_PAGE_PORT: string }
let mark: { WARA_TEST_MARK: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-start-"))
  mark = markedEnvironment()
  ports = {
    PORT: String(await findFreePort()),
    API_PORT: String(await findFreePort()),
    MAIL_PAGE_PORT: String(await findFreePort()),
  }
})

afterEach(async () => {
  await expect.poll(() => listMarkedProcesses(mark), { timeout: stopTimeoutMs }).toEqual([])
  await rm(folder, { recursive: true, force: true })
}, 20_000)

/** How many ads the api lists. */
async function countAds(): Promise<number> {
  const response = await fetch(`http://localhost:${ports.API_PORT}/api/ads?pagination[pageSize]=1`)
  const { meta } = await parseResponse<{ meta: { pagination: { total: number } } }>(response)
  return meta.pagination.total
}

/** `npm start`, without npm, on ports and data of its own. */
function start(env: Record<string, string> = {}) {
  const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn("node", [join(repositoryRoot, "scripts/run.mjs"), "start", "--ads", "60"], {
    env: { ...inherited, ...ports, ...mark, WARA_DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const printed = { out: "", err: "" }
  child.stdout.on("data", (chunk) => {
    printed.out += chunk
  })
  child.stderr.on("data", (chunk) => {
    printed.err += chunk
  })
  return { child, printed, ended: once(child, "close") }
}

/** Waits for the addresses; a failed start shows its output. */
async function untilReady({ child, printed }: ReturnType<typeof start>) {
  await expect
    .poll(() => printed.out.includes("Wara está lista") || child.exitCode !== null, {
      timeout: 120_000,
      interval: 100,
    })
    .toBe(true)
  expect(printed).toMatchObject({ out: expect.stringContaining("Wara está lista"), err: "" })
}

async function expectStopsWithin10Seconds(child: ChildProcess, signal: NodeJS.Signals) {
  const started = Date.now()
  child.kill(signal)
  await expect
    .poll(() => listMarkedProcesses(mark), { timeout: stopTimeoutMs, interval: 100 })
    .toEqual([])
  expect(Date.now() - started).toBeLessThan(stopTimeoutMs)
  for (const port of Object.values(ports)) expect(await isPortFree(Number(port))).toBe(true)
}

/** One sentence on stderr, exit code 1; afterEach checks that no process was left running. */
async function expectSentence(run: ReturnType<typeof start>, sentence: string) {
  const [code] = await run.ended
  expect(run.printed.err.trim()).toBe(sentence)
  expect(code).toBe(1)
}

describe("a failed start is explained in one sentence", () => {
  test("a taken port", async () => {
    const rival = createServer().listen(Number(ports.API_PORT), "127.0.0.1")
    await once(rival, "listening")
    await expectSentence(
      start(),
      `El puerto ${ports.API_PORT} (API) está ocupado: cierra el programa que lo usa o elige otro con API_PORT.`,
    )
    rival.close()
  }, 20_000)

  test("a malformed DATABASE_URL", async () => {
    await expectSentence(
      start({ DATABASE_URL: "mysql:/nowhere" }),
      "DATABASE_URL no es una dirección de PostgreSQL: tiene que ser como postgres://usuario:clave@servidor:5432/base.",
    )
  }, 20_000)

  test("a DATABASE_URL without a server", async () => {
    // A privileged port, which no server of another test takes meanwhile.
    const host = "127.0.0.1:1"
    await expectSentence(
      start({ DATABASE_URL: `postgres://a:b@${host}/wara` }),
      `No hay un PostgreSQL que responda en ${host} (DATABASE_URL): revisa que esté encendido y que la dirección sea correcta.`,
    )
  }, 20_000)

  test("a DATABASE_URL with a wrong password", async () => {
    const server = await startPostgres({})
    const { host } = new URL(server.url)
    await expectSentence(
      start({ DATABASE_URL: `postgres://wara:wrong@${host}/wara` }),
      `PostgreSQL en ${host} rechazó el usuario o la clave de DATABASE_URL.`,
    )
    await server.stop()
  }, 20_000)
})

describe("once started", () => {
  test("site, api and mails answer; Ctrl-C stops everything; data survives; so does a kill", async () => {
    const first = start()
    await untilReady(first)
    expect(first.printed.out).toContain("comprador@wara.test")
    expect(first.printed.out).toContain(`http://localhost:${ports.API_PORT}/documentation`)
    const before = await countAds()
    expect(before).toBeGreaterThan(0)
    for (const port of [ports.PORT, ports.MAIL_PAGE_PORT]) {
      expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    }
    await expectStopsWithin10Seconds(first.child, "SIGINT")
    expect((await first.ended)[0]).toBe(130)

    const second = start()
    await untilReady(second)
    expect(await countAds()).toBe(before)
    await expectStopsWithin10Seconds(second.child, "SIGKILL")
  }, 240_000)
})
