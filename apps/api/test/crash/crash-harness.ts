import pg from "pg"
import { vi } from "vitest"
import { newNetwork } from "../call-as.ts"
import { type TestApp, testServiceToken } from "../create-test-app.ts"
import { startApiProcess } from "../start-api-process.ts"
import type { Webpay } from "../start-webpay.ts"

/** Milliseconds in which a point must be reached on a busy machine. */
const polling = { timeout: 30_000, interval: 20 }

/** Longer than any step of a payment may take with the settings below. */
const agesAgo = "9 minutes"

/** The api in a process that can be killed, with its gateway and locks on its database. */
export type CrashHarness = {
  api: TestApp
  webpay: Webpay
  /** Calls the running api as the web server does for that session; null when it dies meanwhile. */
  call: (session: string, path: string, data: unknown) => Promise<unknown>
  /** Waits until the gateway has paused so many calls; returns the subject of the last. */
  untilPaused: (count: number) => Promise<string>
  /** Locks a row until the api is dead, so that transactions that need it wait. */
  lock: (table: "ads" | "orders" | "users", id: number) => Promise<void>
  /** Waits until so many statements are blocked by our locks. */
  untilWaiting: (count: number) => Promise<void>
  /** Kills the api like a power failure, releases all paused calls, and starts it again. */
  crash: () => Promise<void>
  /** Ages the gateway's calls so much that every client's timeout has passed. */
  passTime: () => Promise<void>
  close: () => Promise<void>
}

/** Opens the harness; the gateway's clock and the database are the test's own. */
export async function openCrashHarness(api: TestApp, webpay: Webpay): Promise<CrashHarness> {
  const { databaseUrl } = api.config
  const settings = {
    DATABASE_URL: databaseUrl,
    SERVICE_TOKEN: testServiceToken,
    UPLOADS_DIR: api.config.uploadsDirectory,
    INDICATORS_URL: "http://127.0.0.1:9",
    WEBPAY_BASE_URL: webpay.url,
    WEBPAY_COMMERCE_CODE: webpay.settings.commerceCode,
    WEBPAY_API_KEY: webpay.settings.apiKey,
    // Paused calls wait until the kill; nothing times out.
    WEBPAY_TIMEOUT: "60000",
    API_STATEMENT_TIMEOUT: "60000",
  }
  let server = await startApiProcess(settings)
  let locks: pg.Client[] = []

  async function releaseAll(): Promise<void> {
    await webpay.command({ forget: true })
    const clients = locks
    locks = []
    await Promise.all(clients.map((client) => client.end()))
  }

  return {
    api,
    webpay,
    call: async (session, path, data) => {
      const answer = await fetch(`${server.url}/api${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-service-token": testServiceToken,
          "x-forwarded-for": newNetwork(),
          authorization: `Bearer ${session}`,
        },
        body: JSON.stringify({ data }),
      }).catch(() => null)
      if (answer === null) return null
      const body = await answer.text().catch(() => null)
      if (body === null) return null
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`)
      return JSON.parse(body)
    },
    untilPaused: (count) =>
      vi.waitFor(async () => {
        const { paused } = await webpay.fetchState()
        const last = paused.at(-1)
        if (paused.length < count || !last) throw new Error(`Only ${paused.length} calls are held`)
        return last.subject
      }, polling),
    lock: async (table, id) => {
      const client = new pg.Client({ connectionString: databaseUrl })
      locks.push(client)
      await client.connect()
      await client.query("begin")
      await client.query(`select from ${table} where id = $1 for update`, [id])
    },
    untilWaiting: (count) =>
      vi.waitFor(async () => {
        const { rows } = await api.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        if (rows.length < count) throw new Error(`Only ${rows.length} statements wait`)
      }, polling),
    crash: async () => {
      await server.kill()
      await releaseAll()
      server = await startApiProcess(settings)
    },
    passTime: async () => {
      await api.pool.query(
        `update orders set page_requested_at = page_requested_at - $1::interval,
          status_queried_at = status_queried_at - $1::interval,
          commit_sent_at = commit_sent_at - $1::interval`,
        [agesAgo],
      )
      await api.pool.query("update refunds set sent_at = sent_at - $1::interval", [agesAgo])
    },
    close: async () => {
      await server.kill()
      await releaseAll()
    },
  }
}
