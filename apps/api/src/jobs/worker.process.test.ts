import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { type ApiProcess, startApiProcess } from "../../test/start-api-process.ts"
import { type FakeSmtp, startFakeSmtp } from "../../test/start-fake-smtp.ts"
import { startFakeSource } from "../../test/start-fake-source.ts"
import { queueMail } from "../queue/enqueue.ts"
import { repeatedJobs } from "./repeated-jobs.ts"

let api: TestApp
let smtp: FakeSmtp
let source: Awaited<ReturnType<typeof startFakeSource>>
const started: ApiProcess[] = []

beforeAll(async () => {
  smtp = await startFakeSmtp()
  source = await startFakeSource()
  api = await createTestApp()
})

afterAll(async () => {
  await Promise.all(started.map(({ kill }) => kill()))
  await api.close()
  await smtp.stop()
  await source.stop()
})

async function start(worker: "0" | "1"): Promise<ApiProcess> {
  const server = await startApiProcess({
    WORKER: worker,
    DATABASE_URL: api.config.databaseUrl,
    SMTP_URL: smtp.url,
    INDICATORS_URL: source.url,
  })
  started.push(server)
  return server
}

const statusOf = async (url: string) => (await fetch(url)).status

/** A server that runs jobs has scheduled them at the latest when it has stopped. */
async function countScheduled(): Promise<number> {
  const { rows } = await api.pool.query<{ count: number }>(
    "select count(*)::int as count from pgboss.schedule",
  )
  return rows[0]?.count ?? 0
}

test("[B9.35] an api with WORKER=0 answers calls and leaves jobs to a worker, which does only those", async () => {
  const mail = { to: "ana@faena.cl", subject: "Hola", html: "<p>Hola</p>", text: "Hola" }
  await queueMail(api.database, "test:worker", mail)
  const withoutJobs = await start("0")
  expect(await statusOf(`${withoutJobs.url}/api/ads`)).toBe(200)
  await withoutJobs.stop()
  expect(await countScheduled()).toBe(0)
  expect(smtp.mails).toEqual([])

  const worker = await start("1")
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 10_000 })
  for (const path of ["/health", "/ready", "/metrics"]) {
    expect(await statusOf(worker.url + path), path).toBe(200)
  }
  for (const path of ["/api/ads", "/admin", "/documentation", "/uploads/a.webp"]) {
    expect(await statusOf(worker.url + path), path).toBe(404)
  }
  await worker.stop()
  expect(await countScheduled()).toBe(repeatedJobs.length)
}, 60_000)
