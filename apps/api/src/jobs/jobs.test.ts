// Long because the jobs are tested with one queue, one mail server and one clock.
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addUser } from "../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { type FakeSmtp, startFakeSmtp } from "../../test/start-fake-smtp.ts"
import { startFakeSource } from "../../test/start-fake-source.ts"
import { sendRequestedLink } from "../modules/accounts/use-cases/reset-password.ts"
import { expireAds } from "../modules/ads/use-cases/expire-ads.ts"
import { createMindicadorSource } from "../ports/indicator-source/indicator-source.ts"
import { createNullMailer, createSmtpMailer } from "../ports/mailer/mailer.ts"
import { bossDatabase, createBoss } from "../queue/boss.ts"
import { queueMail } from "../queue/enqueue.ts"
import { repeatedJobs } from "./repeated-jobs.ts"
import { startJobs } from "./start-jobs.ts"

let api: TestApp
let smtp: FakeSmtp
let source: Awaited<ReturnType<typeof startFakeSource>>
let jobs: Awaited<ReturnType<typeof startJobs>> | null = null

beforeAll(async () => {
  smtp = await startFakeSmtp()
  source = await startFakeSource()
  api = await createTestApp({ databaseClock: "running" })
  // Seconds instead of minutes between attempts, so that the test can wait for them.
  const boss = createBoss(bossDatabase(api.pool))
  await boss.updateQueue("mail", { retryLimit: 30, retryDelay: 1, retryBackoff: false })
})

afterEach(async () => {
  await jobs?.stop()
  jobs = null
})

afterAll(async () => {
  await api.close()
  await smtp.stop()
  await source.stop()
})

const start = async () => {
  jobs = await startJobs({
    config: api.config,
    database: api.database,
    pool: api.pool,
    storage: api.storage,
    gateway: api.gateway,
    taxDocuments: api.taxDocuments,
    errorReports: api.errorReports,
    log: api.app.log,
    mailer: createSmtpMailer(smtp.url, "Wara <hola@wara.test>"),
    indicatorSource: createMindicadorSource(source.url),
    // The shortest interval of the queue.
    polling: { usual: 0.5, links: 0.5 },
  })
}

async function write(email: string) {
  const message = "Línea uno\nBcc: otro@faena.cl\n<script>alert(1)</script> & más"
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "idempotency-key": randomUUID() },
    payload: { data: { email, name: 'Ana <b>"Soto"', message } },
  })
  expect(answer.statusCode).toBe(201)
}

const openMails = async () => {
  const { rows } = await api.database.execute<{ open: number }>(sql`
    select count(*)::int as open from pgboss.job where name = 'mail' and state <> 'completed'`)
  return rows[0]?.open
}

test("each mail is sent exactly once despite a temporary failure of the mail server", async () => {
  smtp.setMode("out-of-order")
  await write("ana@faena.cl")
  await start()
  await vi.waitFor(() => expect(smtp.turnedAway()).toBeGreaterThan(3), { timeout: 15_000 })
  expect(smtp.mails).toEqual([])
  smtp.setMode("takes")
  await vi.waitFor(async () => expect(await openMails()).toBe(0), { timeout: 15_000 })
  expect(smtp.mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([
    "ana@faena.cl",
    "operador@wara.test",
  ])
})

test("mails are escaped, do not name third parties and have the sender as Reply-To", () => {
  const toOperators = smtp.mails.find((mail) => mail.includes("To: operador@wara.test")) ?? ""
  const [headers = "", ...body] = toOperators.split("\n\n")
  expect(headers).toMatch(/^Reply-To: .*ana@faena\.cl/m)
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers).toMatch(/^Message-ID: <[0-9a-f-]{36}@wara\.test>$/im)
  const parts = body.join("\n\n").replaceAll("=\n", "")
  expect(parts).toContain("&lt;script&gt;")
  expect(parts).toContain("text/plain")
})

test("[S7.4] a requested link is created and mailed by workers; its code is not stored", async () => {
  const email = "olvida@faena.cl"
  await addUser(api.database, { email, username: "olvida" })
  const post = async (path: string, payload: object) =>
    (await api.app.inject({ method: "POST", url: `/api/auth/${path}`, payload })).statusCode
  expect(await post("forgot-password", { email })).toBe(200)
  await start()
  const sent = () => smtp.mails.find((mail) => mail.includes(`To: ${email}`))?.replaceAll("=\n", "")
  await vi.waitFor(() => expect(sent()).toBeDefined(), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await openMails()).toBe(0), { timeout: 10_000 })
  const [, code = ""] = /restablecer-contrasena\?codigo=3D([\w-]{43})\b/.exec(sent() ?? "") ?? []
  const { rows } = await api.pool.query(
    "select row_to_json(job)::text as text from pgboss.job union all select row_to_json(one_time_tokens)::text from one_time_tokens",
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ text }) => text.includes(code))).toEqual([])
  const password = "cosecha tardía 2026"
  const reset = { code, password, passwordConfirmation: password }
  expect(await post("reset-password", reset)).toBe(200)
  await vi.waitFor(async () => expect(await openMails()).toBe(0), { timeout: 10_000 })
})

test("[B8.10] a link that somebody is waiting for is sent before routine mails that were queued earlier", async () => {
  for (let turn = 0; turn < 8; turn += 1) await write(`visita-${turn}@faena.cl`)
  const email = "espera@faena.cl"
  await addUser(api.database, { email, username: "espera" })
  await sendRequestedLink(api, { id: randomUUID(), purpose: "reset_password", email }, new Date())
  const before = smtp.mails.length
  await start()
  await vi.waitFor(async () => expect(await openMails()).toBe(0), { timeout: 15_000 })
  const sent = smtp.mails.slice(before).map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
  expect(sent).toHaveLength(17)
  // Routine mails that their worker took together before may be on their way.
  expect(sent.indexOf(email)).toBeLessThanOrEqual(10)
})

test("[B8.10] a link is delivered within five seconds while the mail server keeps routine mails waiting", async () => {
  const slow = "lenta@faena.cl"
  const email = "apurada@faena.cl"
  await addUser(api.database, { email, username: "apurada" })
  smtp.delayAnswersTo(slow)
  const isSent = (to: string) => smtp.mails.some((mail) => mail.includes(`To: ${to}\n`))
  const routine = [slow, ...Array.from({ length: 40 }, (_, turn) => `lista-${turn}@faena.cl`)]
  for (const to of routine) {
    await queueMail(api.database, randomUUID(), { to, subject: "Lista", html: "", text: "" })
  }
  await start()
  await vi.waitFor(() => expect(isSent(slow)).toBe(true), { timeout: 10_000 })
  const url = "/api/auth/forgot-password"
  await api.app.inject({ method: "POST", url, payload: { email } })
  await vi.waitFor(() => expect(isSent(email)).toBe(true), { timeout: 5_000 })
  smtp.delayAnswersTo(null)
  smtp.hangUp()
  await vi.waitFor(async () => expect(await openMails()).toBe(0), { timeout: 10_000 })
})

test("[B8.10] reset and confirmation mails are delivered within five seconds behind 156 routine mails, which are sent in parallel, ten at a time", async () => {
  const people = { reset: "clave@faena.cl", confirmation: "confirma@faena.cl" }
  await addUser(api.database, { email: people.reset, username: "clave" })
  await addUser(api.database, {
    ...{ email: people.confirmation, username: "confirma", confirmedAt: null },
  })
  const before = smtp.mails.length
  smtp.answerAfter(1_000)
  for (let turn = 0; turn < 156; turn += 1) {
    const to = `rutina-${turn}@faena.cl`
    const mail = { to, subject: "Termina pronto", html: "", text: "" }
    await queueMail(api.database, randomUUID(), mail, { always: true })
  }
  await start()
  const sentTo = (to: string) => smtp.mails.slice(before).some((one) => one.includes(`To: ${to}\n`))
  const routine = () => smtp.mails.slice(before).filter((one) => one.includes("To: rutina-")).length
  await vi.waitFor(() => expect(routine()).toBeGreaterThan(0), { timeout: 20_000 })
  const startedAt = performance.now()
  for (const [path, email] of [
    ["forgot-password", people.reset],
    ["send-email-confirmation", people.confirmation],
  ]) {
    const url = `/api/auth/${path}`
    const { statusCode } = await api.app.inject({ method: "POST", url, payload: { email } })
    expect(statusCode).toBe(200)
  }
  await vi.waitFor(
    () => expect(Object.values(people).filter(sentTo)).toEqual(Object.values(people)),
    { timeout: 5_000 - (performance.now() - startedAt) },
  )
  expect(routine()).toBeLessThan(156)
  // Ten of each of the two kinds at most, and more than one.
  expect(smtp.maxParallel()).toBeGreaterThan(5)
  expect(smtp.maxParallel()).toBeLessThanOrEqual(20)
  smtp.answerAfter(0)
  await vi.waitFor(async () => expect(await openMails()).toBe(0), { timeout: 60_000 })
  expect(routine()).toBe(156)
}, 120_000)

test("a permanently rejected recipient is not retried", async () => {
  smtp.setMode("refuses")
  const before = smtp.turnedAway()
  await write("nadie@faena.cl")
  await start()
  const failed = async () => {
    const { rows } = await api.database.execute<{ failed: number }>(sql`
      select count(*)::int as failed from pgboss.job where name = 'mail' and state = 'failed'`)
    return rows[0]?.failed
  }
  await vi.waitFor(async () => expect(await failed()).toBe(2), { timeout: 10_000 })
  expect(smtp.turnedAway()).toBe(before + 2)
  const { rows } = await api.pool.query("select data from pgboss.job where state = 'failed'")
  expect(rows).toEqual([{ data: null }, { data: null }])
})

test("at start the indicators of a new day are requested and the vocabulary is built", async () => {
  const fecha = new Date().toISOString()
  const dolar = { nombre: "Dólar", unidad_medida: "Pesos", fecha, valor: 930 }
  source.answer({ body: { dolar } })
  await addAd(api.database, { name: "Perforadora Epiroc" })
  await start()
  const words = sql`select 1 from search_words where word = 'perforadora'`
  await vi.waitFor(
    async () => {
      expect((await api.app.inject("/api/indicators/dolar")).statusCode).toBe(200)
      expect((await api.database.execute(words)).rowCount).toBe(1)
    },
    { timeout: 10_000 },
  )
})

test("every repeated job follows Chile's clock, also on nights with a clock change", async () => {
  await start()
  const { rows } = await api.pool.query("select name, timezone from pgboss.schedule order by name")
  const expected = repeatedJobs.map(({ queue }) => ({ name: queue, timezone: "America/Santiago" }))
  expect(rows).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)))
})

test("without a mail server one warning is logged and nothing else happens", async () => {
  const warnings: string[] = []
  const mailer = createNullMailer((message) => warnings.push(message))
  const mail = { to: "ana@faena.cl", subject: "Hola", html: "<p>Hola</p>", text: "Hola" }
  await mailer.send(randomUUID(), mail)
  await mailer.send(randomUUID(), mail)
  expect(warnings).toEqual(["SMTP_URL is not set: e-mails are not sent"])
})

test("ads expire at the promised instant, once, and invalidate the page cache", async () => {
  const over = new Date(Date.now() - 60_000)
  const ended = await addAd(api.database, { state: "active", expiresAt: over })
  const running = await addAd(api.database)
  const listener = await api.pool.connect()
  await listener.query("listen wara_changes")
  const notice = once(listener, "notification")
  const counts = await Promise.all([expireAds(api, new Date()), expireAds(api, new Date())])
  expect(counts.sort()).toEqual([0, 1])
  const [{ payload }] = await notice
  listener.release(true)
  expect(JSON.parse(payload)).toMatchObject({ kind: "ads", ids: [ended] })
  const { rows } = await api.database.execute(sql`
    select state, ended_at = expires_at as at_its_end from ads where id in (${ended}, ${running}) order by id`)
  expect(rows).toEqual([
    { state: "expired", at_its_end: true },
    { state: "active", at_its_end: null },
  ])
})
