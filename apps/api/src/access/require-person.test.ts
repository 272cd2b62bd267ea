import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addSession, addUser } from "../../test/add-user.ts"
import { newNetwork } from "../../test/call-as.ts"
import { createTestApp, type TestApp, testServiceToken } from "../../test/create-test-app.ts"
import { multipartOf, photograph } from "../../test/picture-files.ts"
import { checkoutOf } from "../../test/shop.ts"
import { startBotCheck } from "../../test/start-bot-check.ts"
import { hashPassword } from "../modules/accounts/use-cases/passwords.ts"

let standIn: Awaited<ReturnType<typeof startBotCheck>>
let api: TestApp
let session = ""
let picture: Buffer
const password = "Grúa amarilla 45"

beforeAll(async () => {
  standIn = await startBotCheck()
  api = await createTestApp({ config: { botCheck: standIn.settings("recaptcha") } })
  const passwordHash = await hashPassword(password)
  const confirmed = { confirmedAt: new Date(), username: "ana", passwordHash }
  session = await addSession(api.database, await addUser(api.database, confirmed))
  picture = await photograph(640, 480).jpeg().toBuffer()
})

beforeEach(async () => {
  await standIn.behave("ok")
  await api.pool.query("truncate rate_counters, log_in_failures")
})

afterAll(async () => {
  await api.close()
  await standIn.stop()
})

type Sent = { token?: string | undefined; network?: string }

async function send(path: string, body: object | Buffer | Readable, headers: object, sent: Sent) {
  const answer = await api.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: {
      "x-service-token": testServiceToken,
      "x-forwarded-for": sent.network ?? newNetwork(),
      ...headers,
    },
    payload: body,
  })
  return { status: answer.statusCode, error: answer.json().error }
}

const json = (path: string, body: object, headers: object, sent: Sent) =>
  send(path, body, { ...headers, ...(sent.token ? { "x-bot-token": sent.token } : {}) }, sent)

const signIn = () => ({ authorization: `Bearer ${session}` })

let made = 0

/** Every protected call, with a valid body each time. */
const calls = {
  register: (sent: Sent) => {
    made += 1
    const named = { kind: "person", firstname: "Eva", lastname: "Soto", rut: "12.345.678-5" }
    const rest = { password, accepts_terms: true, is_adult: true }
    const body = { ...named, ...rest, email: `eva${made}@faena.cl` }
    return json("/auth/local/register", body, {}, sent)
  },
  login: (sent: Sent) => json("/auth/local", { identifier: "ana", password }, {}, sent),
  contact: (sent: Sent) => {
    const names = { email: `${randomUUID()}@faena.cl`, name: "Eva", company: "", phone: "" }
    const data = { ...names, message: "Busco una excavadora." }
    return json("/contact", { data }, { "idempotency-key": randomUUID() }, sent)
  },
  upload: (sent: Sent) => {
    const field = sent.token ? { recaptchaToken: sent.token } : {}
    const files = [{ name: "a.jpg", bytes: picture }]
    const { payload, headers } = multipartOf(files, { type: "gallery", ...field })
    return send("/ads/upload", payload, { ...headers, ...signIn() }, sent)
  },
  checkout: (sent: Sent) => json("/users/me/orders", { data: checkoutOf(1) }, signIn(), sent),
}

/** The calls of the trade, with what makes each unlike the one before. */
const tradeCalls = {
  lead: async (sent: Sent) => {
    const ad = await addAd(api.database)
    const data = { name: "Eva", email: `${randomUUID()}@faena.cl`, asks: ["visita"] }
    return json(`/ads/${ad}/leads`, { data }, { "idempotency-key": randomUUID() }, sent)
  },
  alert: (sent: Sent) => {
    const data = { email: `${randomUUID()}@faena.cl`, search: "s=grua" }
    return json("/alerts", { data }, {}, sent)
  },
  report: async (sent: Sent) => {
    const slug = `denunciada-${randomUUID()}`
    await addAd(api.database, { slug })
    const what = { subject: "ad", key: slug, reason: "fraud", message: "Pide un adelanto." }
    const key = { "idempotency-key": randomUUID() }
    return json("/abuse-reports", { data: { ...what, email: "" } }, key, sent)
  },
}

type TradeAction = keyof typeof tradeCalls

/** How many questions, alerts and reports there are, and mails about them. */
const tradeRows = async () =>
  (
    await api.pool.query(`select (select count(*) from leads) + (select count(*) from alerts)
      + (select count(*) from abuse_reports) + (select count(*) from pgboss.job) as rows`)
  ).rows[0]

test.each(Object.keys(tradeCalls) as TradeAction[])(
  "[S7.15] [B10.184] %s: a refused token stores and mails nothing, a valid one passes once, and without one there are fewer",
  async (action) => {
    const token = await standIn.token(action)
    expect((await tradeCalls[action]({ token })).status).toBe(201)
    const before = await tradeRows()
    const low = await standIn.token(action, { score: 0.1 })
    for (const wrong of [token, low, await standIn.token("contact"), "made up"]) {
      const { error, status } = await tradeCalls[action]({ token: wrong })
      expect([status, error.name]).toEqual([403, "BotCheckError"])
    }
    expect(await tradeRows()).toEqual(before)
    const network = newNetwork()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await tradeCalls[action]({ network })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  },
)

type Action = keyof typeof calls
const actions: [Action, number][] = [
  ["register", 200],
  ["login", 200],
  ["contact", 201],
  ["upload", 200],
  // No payment is possible here: the call got as far as the gateway.
  ["checkout", 503],
]

/** All stored rows except rate-limit counters. */
async function everything(): Promise<string> {
  const { rows } =
    await api.pool.query(`select format('select %L, count(*), md5(coalesce(string_agg(t::text, '' '' order by t::text), '''')) from %I.%I t', relname, schemaname, relname) as query
    from pg_stat_user_tables where schemaname = 'public' and relname <> 'rate_counters'
      or relname = 'job' order by relname`)
  const tables = await Promise.all(rows.map(({ query }) => api.pool.query(query)))
  return JSON.stringify(tables.map((table) => table.rows))
}

test.each(actions)(
  "[S7.15] %s: an invalid token is rejected and changes nothing, a valid one passes once",
  async (action, passed) => {
    const token = await standIn.token(action)
    expect((await calls[action]({ token })).status).toBe(passed)
    const before = await everything()
    const low = await standIn.token(action, { score: 0.1 })
    const other = await standIn.token(action === "login" ? "contact" : "login")
    const elsewhere = await standIn.token(action, { hostname: "evil.example" })
    for (const wrong of [token, low, other, elsewhere, "made up"]) {
      const { status, error } = await calls[action]({ token: wrong })
      expect([status, error.name, error.details]).toEqual([403, "BotCheckError", {}])
    }
    expect(await everything()).toBe(before)
  },
)

test.each(actions)(
  "[S7.15] %s: a call without a token passes, and any token passes while the provider is down",
  async (action, passed) => {
    const token = await standIn.token(action)
    await standIn.behave("error")
    expect((await calls[action]({})).status).toBe(passed)
    expect((await calls[action]({ token })).status).toBe(passed)
  },
)

test("a token is verified before the upload ends, which may take longer than the token is valid", async () => {
  const token = await standIn.token("upload")
  const files = [{ name: "a.jpg", bytes: picture }]
  const { payload, headers } = multipartOf(files, { type: "gallery", recaptchaToken: token })
  const half = payload.length / 2
  async function* slowly() {
    yield payload.subarray(0, half)
    await vi.waitFor(async () => expect(await standIn.timesVerified(token)).toBe(1), 10_000)
    yield payload.subarray(half)
  }
  const length = { "content-length": String(payload.length) }
  const body = Readable.from(slowly())
  const sent = await send("/ads/upload", body, { ...headers, ...length, ...signIn() }, {})
  expect(sent.status).toBe(200)
})

test("[S7.15] calls without a token have stricter limits", async () => {
  const network = newNetwork()
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await calls.contact({ network })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const token = await standIn.token("contact")
  expect((await calls.contact({ network, token })).status).toBe(201)
})

test("[S7.15] a caller with 65,536 networks does not count as 65,536 callers", async () => {
  const from = async (network: string) => (await calls.contact({ network })).status
  expect(await from("2001:db8:7:1::1")).toBe(201)
  await api.pool.query("update rate_counters set count = 49 where key like 'contact-unproved:%'")
  await api.pool.query("update rate_counters set count = 0 where key not like 'contact-unproved:%'")
  expect(await from("2001:db8:7:2::1")).toBe(201)
  expect(await from("2001:db8:7:3::1")).toBe(429)
  expect(await from("2001:db8:8:1::1")).toBe(201)
})

test("[S7.15] a failed log-in says that the next one requires a token; before that none is required", async () => {
  const network = newNetwork()
  const key = async () =>
    (await api.pool.query("select count from rate_counters where key like 'login-unproved:%'")).rows
  expect((await calls.login({ network })).status).toBe(200)
  expect(await key()).toEqual([])
  const wrong = { identifier: "ana", password: "otra clave" }
  const failed = await json("/auth/local", wrong, {}, { network })
  expect(failed.error.details.errors).toMatchObject([{ path: ["x-bot-token"] }])
  expect(await key()).toEqual([])
  expect((await calls.login({ network })).status).toBe(200)
  expect(await key()).toEqual([{ count: 1 }])
})

test("verdicts are among the metrics", async () => {
  const { body } = await api.app.inject({ url: "/metrics" })
  expect(body).toMatch(/bot_check_verdicts_total\{verdict="refused"\} \d/)
  expect(body).toMatch(/bot_check_verdicts_total\{verdict="unknown"\} \d/)
})
