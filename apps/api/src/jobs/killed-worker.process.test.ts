import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { type ApiProcess, startApiProcess } from "../../test/start-api-process.ts"
import { type FakeSmtp, startFakeSmtp } from "../../test/start-fake-smtp.ts"
import { startFakeSource } from "../../test/start-fake-source.ts"
import { createMindicadorSource } from "../ports/indicator-source/indicator-source.ts"
import { createSmtpMailer } from "../ports/mailer/mailer.ts"
import { bossDatabase, createBoss } from "../queue/boss.ts"
import { queueMail } from "../queue/enqueue.ts"
import { startJobs } from "./start-jobs.ts"

const mailFrom = "Wara <hola@wara.test>"
let api: TestApp
let smtp: FakeSmtp
let source: Awaited<ReturnType<typeof startFakeSource>>
let server: ApiProcess | null = null

beforeAll(async () => {
  smtp = await startFakeSmtp()
  source = await startFakeSource()
  api = await createTestApp()
})

afterAll(async () => {
  await server?.kill()
  await api.close()
  await smtp.stop()
  await source.stop()
})

/** The whole server as in production, in its own process. */
function startServer(): Promise<ApiProcess> {
  return startApiProcess({
    DATABASE_URL: api.config.databaseUrl,
    SMTP_URL: smtp.url,
    MAIL_FROM: mailFrom,
    INDICATORS_URL: source.url,
  })
}

const arrived = (to: string) => smtp.mails.filter((mail) => mail.includes(`To: ${to}\n`))
const idsOf = (mails: string[]) => mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])

const mailJobs = async () => {
  const { rows } = await api.pool.query<{ state: string; data: unknown }>(
    "select state, data from pgboss.job where name = 'mail' order by created_on, id",
  )
  return rows
}

/** Thirty seconds without a heartbeat, plus the minute of the next check. */
async function letTimePass() {
  await api.pool.query("update pgboss.job set heartbeat_on = now() - interval '31 seconds'")
  await api.pool.query("update pgboss.queue set monitor_on = now() - interval '61 seconds'")
  await createBoss(bossDatabase(api.pool)).supervise("mail")
  await api.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
}

test("a mail that a killed server sent and recorded is not sent again; an unrecorded one is sent again with the same Message-ID", async () => {
  smtp.delayAnswersTo("sin-registro@faena.cl")
  for (const to of ["registrado@faena.cl", "sin-registro@faena.cl"]) {
    const mail = { to, subject: "Hola", html: "<p>Hola</p>", text: "Hola" }
    await queueMail(api.database, `test:${to}`, mail)
  }
  server = await startServer()
  await vi.waitFor(
    async () => {
      // The mail server received both, but our server has no confirmation of the second.
      expect(smtp.mails).toHaveLength(2)
      expect((await mailJobs()).filter(({ data }) => data === null)).toHaveLength(1)
    },
    { timeout: 25_000 },
  )
  await server.kill()
  expect((await mailJobs()).map(({ state }) => state)).toEqual(["active", "active"])

  smtp.delayAnswersTo(null)
  await letTimePass()
  const jobs = await startJobs({
    config: api.config,
    database: api.database,
    pool: api.pool,
    storage: api.storage,
    gateway: api.gateway,
    taxDocuments: api.taxDocuments,
    errorReports: api.errorReports,
    log: api.app.log,
    mailer: createSmtpMailer(smtp.url, mailFrom),
    indicatorSource: createMindicadorSource(source.url),
  })
  await vi.waitFor(
    async () => expect(await mailJobs()).toEqual(Array(2).fill({ state: "completed", data: null })),
    { timeout: 10_000 },
  )
  await jobs.stop()
  expect(arrived("registrado@faena.cl")).toHaveLength(1)
  const repeated = idsOf(arrived("sin-registro@faena.cl"))
  expect(repeated).toHaveLength(2)
  expect(repeated[0]).toMatch(/^<[0-9a-f-]{36}@wara\.test>$/)
  expect(new Set(repeated).size).toBe(1)
}, 60_000)
