import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { addUser } from "../test/add-user.ts"
import { createTestApp, type TestApp } from "../test/create-test-app.ts"
import { startApiProcess } from "../test/start-api-process.ts"
import { createTestDatabase } from "../test/test-database.ts"

const programs = {
  api: fileURLToPath(new URL("./server.ts", import.meta.url)),
  web: fileURLToPath(new URL("../../web/server/serve.ts", import.meta.url)),
}
let api: TestApp
let empty = { url: "", drop: async () => {} }

beforeAll(async () => {
  api = await createTestApp()
  empty = await createTestDatabase(inject("postgresUrl"), "template0")
})

afterAll(async () => {
  await api.close()
  await empty.drop()
})

const both = {
  NODE_ENV: "production",
  BASE_URL: "https://wara.cl",
  SERVICE_TOKEN: "7c41d9c2a8f04e35b6d1f2a97e80c3b5",
}
const safeApi = () => ({
  ...both,
  API_PORT: "0",
  PUBLIC_API_URL: "https://api.wara.cl",
  DATABASE_URL: api.config.databaseUrl,
  UPLOADS_DIR: api.config.uploadsDirectory,
  MAIL: "off",
})

/** What a server that must not start prints; names of variables and first words. */
async function refusal(program: keyof typeof programs, env: Record<string, string>) {
  const child = spawn(process.execPath, [programs[program]], {
    stdio: "pipe",
    env: { ...env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")])
  expect(code).toBe(1)
  const [first = "", ...rest] = errors.trim().split("\n")
  expect(first).toBe(
    "Not started, because it would not be safe for customers (NODE_ENV=production):",
  )
  expect(rest.pop()).toContain("WARA_DEMO=1")
  return rest
}

const named = (lines: string[]) => lines.map((line) => line.slice(2).split(/:| lacks| contains/)[0])

test("[B9.30] an api with nothing but a database refuses to start, because production is the default", async () => {
  const lacking = ["BASE_URL", "SERVICE_TOKEN", "PUBLIC_API_URL", "SMTP_URL", "MAIL_FROM"]
  const all = [...lacking, "OPERATOR_EMAIL", "The database"]
  const given = { DATABASE_URL: empty.url, BASE_URL: "http://wara.cl" }
  expect(named(await refusal("api", given))).toEqual(all)
}, 90_000)

test("[B9.30] one message lists invalid values, published keys and contradictions together", async () => {
  const lines = await refusal("api", {
    ...safeApi(),
    API_PORT: "many",
    SERVICE_TOKEN: "service-token-of-this-shop",
    SMTP_URL: "smtp://mail.wara.cl",
    WEBPAY_API_KEY: "579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C",
  })
  expect(named(lines)).toEqual(["API_PORT", "SERVICE_TOKEN", "MAIL", "WEBPAY_API_KEY"])
}, 90_000)

test("[B9.30] it starts when all is safe, until the database has an account of the demonstration", async () => {
  const server = await startApiProcess(safeApi())
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.stop()
  const seller = await addUser(api.database)
  await api.pool.query("update users set demo = true where id = $1", [seller])
  expect(named(await refusal("api", safeApi()))).toEqual(["The database"])
  await api.pool.query("update users set demo = false where id = $1", [seller])
}, 90_000)

test("[B9.30] the site requires a stated number of proxies besides", async () => {
  const given = { ...both, SERVICE_TOKEN: "aaaaaaaaaaaaaaaaaaaaaaaa", PORT: "many" }
  expect(named(await refusal("web", given))).toEqual([
    ...["PORT (Invalid input", "SERVICE_TOKEN", "TRUSTED_PROXY_HOPS"],
  ])
}, 90_000)
