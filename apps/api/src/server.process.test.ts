import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { Agent, get } from "node:http"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest"
import { createTestDatabase } from "../test/test-database.ts"

const program = fileURLToPath(new URL("./server.ts", import.meta.url))
const serviceToken = "service-token-of-this-test"
let database = { url: "", drop: async () => {} }
const started = new Set<ChildProcess>()

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL")
      await once(child, "exit")
    }
  }
  await database.drop()
})

function startProcess(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "test",
      DATABASE_URL: database.url,
      API_PORT: "0",
      SERVICE_TOKEN: serviceToken,
      UPLOADS_DIR: join(tmpdir(), "wara-test-uploads"),
      // Nothing listens at this URL: only the indicators' job fails, and the data stay.
      INDICATORS_URL: "http://127.0.0.1:9/api",
      ...env,
    },
  })
  started.add(child)
  const lines: string[] = []
  const errors: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on("line", (line) => lines.push(line))
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line))
  const exited = once(child, "exit").then(([code]) => Number(code))
  const listening = new Promise<string>((resolve, reject) => {
    output.on("line", (line) => {
      const address = /"msg":"listening on (http:[^"]+)"/.exec(line)?.[1]
      if (address) resolve(address)
    })
    exited.then(() => reject(new Error(errors.join("\n"))))
  })
  listening.catch(() => undefined)
  return { child, lines, errors, exited, listening }
}

test("a query that exceeds the database timeout is a 503", async () => {
  const { listening } = startProcess({ API_STATEMENT_TIMEOUT: "300" })
  const address = await listening
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query("begin")
  await client.query("lock table ads")
  const { status } = await fetch(`${address}/api/ads`)
  await client.query("rollback")
  await client.end()
  expect(status).toBe(503)
  expect((await fetch(`${address}/api/ads`)).status).toBe(200)
})

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s finishes open requests and exits within seconds, with code 0",
  async (signal) => {
    const server = startProcess()
    const address = await server.listening
    const headers = { authorization: `Bearer ${serviceToken}` }
    const stream = await fetch(`${address}/api/changes`, { headers })
    const ended = stream.text()
    const stoppedAt = Date.now()
    server.child.kill(signal)
    expect(await server.exited).toBe(0)
    expect(Date.now() - stoppedAt).toBeLessThan(10_000)
    await ended
    await expect(fetch(`${address}/health`)).rejects.toThrow()
  },
  40_000,
)

test("[B9.20] while it drains it is not ready, but serves; a second signal ends that", async () => {
  const server = startProcess({ DRAIN_SECONDS: "60" })
  const address = await server.listening
  expect((await fetch(`${address}/ready`)).status).toBe(200)
  server.child.kill("SIGTERM")
  await expect.poll(async () => (await fetch(`${address}/ready`)).status).toBe(503)
  const answer = await fetch(`${address}/api/ads`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get("connection")).toBe("close")
  expect((await fetch(`${address}/health`)).status).toBe(200)
  server.child.kill("SIGTERM")
  expect(await server.exited).toBe(0)
}, 40_000)

test("[B9.20] a call on an open connection is answered or not taken, but never refused, while the server stops", async () => {
  const server = startProcess()
  const address = await server.listening
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  const call = () =>
    new Promise<void>((resolve, reject) => {
      const asked = get(`${address}/api/faqs`, { agent }, (response) => {
        statuses.push(response.statusCode ?? 0)
        response.resume().on("end", resolve)
      })
      asked.on("error", reject)
    })
  await call()
  server.child.kill("SIGTERM")
  const untilClosed = async () => {
    for (;;) await call()
  }
  await expect(untilClosed()).rejects.toThrow()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await server.exited).toBe(0)
}, 40_000)

test("[B9.90] a connection whose answer began before the stop is closed when the answer ends", async () => {
  // Without jobs, whose start may take longer than a stop.
  const server = startProcess({ WORKER: "0" })
  const address = await server.listening
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query("begin")
  await client.query("lock table faqs")
  // As a proxy does, which keeps the connection for its next call.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answered = new Promise<number>((resolve, reject) => {
    const asked = get(`${address}/api/faqs`, { agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0))
    })
    asked.on("error", reject)
  })
  const waiting =
    "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())"
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
  server.child.kill("SIGTERM")
  const isOpen = () =>
    fetch(`${address}/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  await client.query("rollback")
  await client.end()
  expect(await answered).toBe(200)
  expect(await server.exited).toBe(0)
}, 40_000)

test("[B7.245] compiled code is kept while the server runs, for a start after it was killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "code-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const server = startProcess({ NODE_COMPILE_CACHE: folder })
  await server.listening
  await expect
    .poll(async () => (await readdir(folder, { recursive: true })).length)
    .toBeGreaterThan(500)
  expect(server.child.exitCode).toBeNull()
}, 40_000)

test("it stops when its parent closes its standard input, if configured so", async () => {
  const server = startProcess({ STOP_WITH_PARENT: "1" })
  await server.listening
  server.child.stdin.end()
  expect(await server.exited).toBe(0)
}, 40_000)

test("a port in use is reported in one message with an exit code", async () => {
  const rival = createServer().listen(0, "127.0.0.1")
  await once(rival, "listening")
  const address = rival.address()
  const port = typeof address === "object" && address ? String(address.port) : ""
  const server = startProcess({ API_PORT: port })
  expect(await server.exited).toBe(1)
  expect(server.errors).toEqual([
    `Port ${port} is in use. Stop the process that uses it or set API_PORT.`,
  ])
  rival.close()
}, 40_000)

test.each([
  ["postgres://wara:secret@127.0.0.1:9/wara", /^The database does not respond \(ECONNREFUSED\)/],
  ["nonsense", /^The database does not respond \(/],
])(
  "the database %s is reported in one message without the password",
  async (url, sentence) => {
    const server = startProcess({ DATABASE_URL: url })
    expect(await server.exited).toBe(1)
    expect(server.errors).toHaveLength(1)
    expect(server.errors[0]).toMatch(sentence)
    expect(server.errors[0]).not.toContain("secret")
  },
  40_000,
)

test("an invalid setting is named", async () => {
  const server = startProcess({ API_PORT: "many" })
  expect(await server.exited).toBe(1)
  expect(server.errors[0]).toContain("API_PORT")
}, 40_000)

test("logs have each request's route and id, without personal data", async () => {
  const server = startProcess({ LOG_LEVEL: "debug" })
  const address = await server.listening
  const headers = {
    authorization: "Bearer token-that-nobody-may-read",
    "x-forwarded-for": "198.51.100.77",
    "x-request-id": "request-id-of-the-test",
    "user-agent": "browser-of-somebody",
  }
  const query = "_q=texto-privado&filters[user][username][$eqi]=persona-privada"
  expect((await fetch(`${address}/api/ads?${query}`, { headers })).status).toBe(401)
  await fetch(`${address}/api/ads?${query}`)
  await fetch(`${address}/persona-privada`)
  await fetch(`${address}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "clave-privada" },
    body: JSON.stringify({ data: { email: "persona@privada.test", message: "texto-privado" } }),
  })
  server.child.kill("SIGTERM")
  await server.exited
  const log = server.lines.join("\n")
  expect(log).toContain(
    '"requestId":"request-id-of-the-test","method":"GET","route":"/api/ads","status":401',
  )
  expect(log).toContain('"route":"/api/contact"')
  expect(log).not.toMatch(/privad|nobody-may-read|198\.51|browser-of|127\.0\.0\.1(?!:)/)
  for (const line of server.lines) expect(() => JSON.parse(line)).not.toThrow()
}, 40_000)
