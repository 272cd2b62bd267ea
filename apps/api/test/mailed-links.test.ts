// Long because every kind of mailed code is tried at every address.
import { createHash, randomBytes, randomUUID } from "node:crypto"
import { days } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { callsPerCode, limitCalls } from "../src/access/limits.ts"
import { favourites } from "../src/database/schema/favourites.ts"
import { hashPassword } from "../src/modules/accounts/use-cases/passwords.ts"
import { expireAds } from "../src/modules/ads/use-cases/expire-ads.ts"
import { mailSaved } from "../src/modules/favourites/use-cases/mail-saved.ts"
import { addAd } from "./add-ad.ts"
import { addSession, addUser, confirmed } from "./add-user.ts"
import { addAlert } from "./alerts.ts"
import { askSeller, leadCodeOf } from "./ask-seller.ts"
import { callAs, newNetwork } from "./call-as.ts"
import { createTestApp, type TestApp, testServiceToken } from "./create-test-app.ts"
import { linkCodeOf, mailsTo, sendLink } from "./links.ts"
import { addTestSeller, callOwn } from "./publish-ad.ts"

// Every code that a mail carries, at every address that takes one.

let api: TestApp
const password = "Grúa amarilla 45"
let codes: Record<string, string> = {}

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
  codes = await mailCodes("uno")
})

afterAll(() => api.close())

/** One code of each kind, as their owners got them; `who` makes their addresses. */
async function mailCodes(who: string): Promise<Record<string, string>> {
  const at = (name: string) => `${name}.${who}@faena.cl`
  const passwordHash = await hashPassword(password)
  await addUser(api.database, { email: at("nueva"), passwordHash })
  await addUser(api.database, { email: at("olvida"), passwordHash, ...confirmed })
  const mover = await addUser(api.database, { email: at("vieja"), passwordHash, ...confirmed })
  const token = await addSession(api.database, mover)
  await callOwn(api, token, "PUT /users/me/email", { email: at("otra"), password })
  const seller = await addTestSeller(api)
  const ad = await addAd(api.database, { ownerId: seller.id, slug: `enlaces-${randomUUID()}` })
  await askSeller(api, ad, { data: { name: "Ana", email: at("ana") } })
  const moderator = await addUser(api.database, { role: "moderator", ...confirmed })
  const sellerCode = leadCodeOf((await mailsTo(api, seller.email)).at(-1))
  await callOwn(api, await addSession(api.database, moderator), `POST /admin/ads/${ad}/hold`, {
    ...{ reason: "fraud", notes: "Las fotos son de otro anuncio." },
  })
  const lastTo = async (email: string) => linkCodeOf((await mailsTo(api, email)).at(-1))
  await askForData(at("datos"))
  return {
    "confirm-email": await sendLink(api, "confirm_email", at("nueva")),
    "reset-password": await sendLink(api, "reset_password", at("olvida")),
    "change-email": await lastTo(at("otra")),
    "stop-email-change": await lastTo(at("vieja")),
    appeal: await lastTo(seller.email),
    "lead-seller": sellerCode,
    "lead-buyer": leadCodeOf((await mailsTo(api, at("ana"))).at(-1)),
    alert: (await addAlert(api)).code,
    ...(await mailEndLinks()),
    switches: await mailSwitchLink(),
    "rights-confirm": await lastTo(at("datos")),
    "rights-data": await mailData(at("acceso")),
  }
}

/** The links with which the owner of an ad that has ended renews it or says that it is sold. */
async function mailEndLinks() {
  const { email, id: ownerId } = await addTestSeller(api, { credits: 1 })
  await addAd(api.database, {
    ownerId,
    expiresAt: new Date(Date.now() - 3_600_000),
    state: "active",
  })
  await expireAds(api, new Date())
  const text = (await mailsTo(api, email)).at(-1)?.text ?? ""
  const [renew = "", sold = ""] = [...text.matchAll(/mi-anuncio\?codigo=([\w-]{43})/g)].map(
    ([, code]) => code,
  )
  return { "renew-ad": renew, "sold-ad": sold }
}

/** The link that switches off mails like the one it is in: about a saved ad whose price fell. */
async function mailSwitchLink(): Promise<string> {
  const { email, id: userId } = await addTestSeller(api)
  const now = Date.now()
  const fallen = { priceDroppedAt: new Date(now - 60_000), priceBeforeDrop: 2_000_000 }
  const adId = await addAd(api.database, fallen)
  const savedAt = new Date(now - days(1))
  const price = { savedPrice: 2_000_000, savedCurrency: "CLP" } as const
  await api.database.insert(favourites).values({ userId, adId, ...price, savedAt })
  await mailSaved(api, new Date(now))
  const text = (await mailsTo(api, email)).at(-1)?.text ?? ""
  return /\/avisos\/([\w-]{43})\b/.exec(text)?.[1] ?? ""
}

/** The id of a new request for the data of an address. */
async function askForData(email: string): Promise<string> {
  const request = { name: "Ana", email, right: "access", message: "Quiero saber qué datos tienen." }
  const headers = { "idempotency-key": randomUUID() }
  const { body } = await callAs(api.app, { headers }, "POST /rights-requests", { data: request })
  return body.data.documentId
}

/** The link to the data of an address, whose request was confirmed and answered. */
async function mailData(email: string): Promise<string> {
  const request = await askForData(email)
  const code = linkCodeOf((await mailsTo(api, email)).at(-1))
  await callAs(api.app, {}, "POST /rights-requests/confirm", { data: { code, request } })
  const { rows } = await api.pool.query("select id from rights_requests where document_id = $1", [
    request,
  ])
  const operator = await addUser(api.database, { role: "operator", ...confirmed })
  await callOwn(
    api,
    await addSession(api.database, operator),
    `POST /admin/rights-requests/${rows[0].id}/answer`,
    { text: "Adjuntamos todo lo que guardamos de ti." },
  )
  return linkCodeOf((await mailsTo(api, email)).at(-1))
}

const text = "Una explicación bastante larga."
const newPassword = { password: "Otra grúa 46 roja", passwordConfirmation: "Otra grúa 46 roja" }

type Door = {
  /** The codes that it takes. */
  takes: readonly string[]
  call: `${"GET" | "POST"} /${string}`
  body?: (code: string) => object
  /** A page calls it when it is opened; so are all that have no body. */
  isReading?: boolean
}

/** The request that the last code of `rights-confirm` confirms. */
let unconfirmed = "0".repeat(32)

/** Every address of the api that takes a mailed code. */
const doors: readonly Door[] = [
  { takes: ["renew-ad", "sold-ad"], call: "GET /ad-links" },
  {
    takes: ["renew-ad", "sold-ad"],
    call: "POST /ad-links",
    body: (code) => ({ data: { code } }),
  },
  { takes: ["appeal"], call: "GET /ad-appeals" },
  { takes: ["appeal"], call: "POST /ad-appeals", body: (code) => ({ data: { code, text } }) },
  { takes: ["lead-seller", "lead-buyer"], call: "GET /lead-links" },
  {
    takes: ["lead-seller", "lead-buyer"],
    call: "POST /lead-links",
    body: (code) => ({ data: { code, action: "see" } }),
  },
  { takes: ["alert"], call: "GET /alert-links" },
  {
    takes: ["alert"],
    call: "POST /alert-links",
    body: (code) => ({ data: { code, action: "pause" } }),
  },
  { takes: ["switches"], call: "GET /mail-switches" },
  {
    takes: ["switches"],
    call: "POST /mail-switches",
    body: (code) => ({ data: { code, wanted: [] } }),
  },
  {
    takes: ["confirm-email"],
    call: "POST /auth/email-link",
    body: (code) => ({ kind: "confirm_email", code }),
    isReading: true,
  },
  {
    takes: ["change-email"],
    call: "POST /auth/email-link",
    body: (code) => ({ kind: "change_email", code }),
    isReading: true,
  },
  {
    takes: ["reset-password"],
    call: "POST /auth/email-link",
    body: (code) => ({ kind: "reset_password", code }),
    isReading: true,
  },
  {
    takes: ["confirm-email"],
    call: "POST /auth/confirm-email",
    body: (code) => ({ code, password }),
  },
  {
    takes: ["change-email"],
    call: "POST /auth/confirm-email-change",
    body: (code) => ({ code, password }),
  },
  {
    takes: ["stop-email-change"],
    call: "POST /auth/stop-email-change",
    body: (code) => ({ code }),
  },
  {
    takes: ["reset-password"],
    call: "POST /auth/reset-password",
    body: (code) => ({ code, ...newPassword }),
  },
  {
    takes: ["confirm-email"],
    call: "POST /auth/disown-email",
    body: (code) => ({ kind: "confirm_email", code }),
  },
  {
    takes: ["change-email"],
    call: "POST /auth/disown-email",
    body: (code) => ({ kind: "change_email", code }),
  },
  {
    takes: ["rights-confirm"],
    call: "POST /rights-requests/unconfirmed",
    body: (code) => ({ data: { code } }),
    isReading: true,
  },
  {
    takes: ["rights-confirm"],
    call: "POST /rights-requests/confirm",
    body: (code) => ({ data: { code, request: unconfirmed } }),
  },
  {
    takes: ["rights-data"],
    call: "POST /rights-requests/data",
    body: (code) => ({ data: { code } }),
    isReading: true,
  },
]

const nameOf = ({ call, body }: Door) => `${call} ${JSON.stringify(body?.("…") ?? "")}`
const invented = () => randomBytes(32).toString("base64url")

async function knock({ body, call }: Door, code: string) {
  const asked = body === undefined ? (`${call}?code=${code}` as const) : call
  const answer = await callAs(api.app, {}, asked, body?.(code))
  return { status: answer.status, body: answer.body }
}

/** A digest of every table but the counters of calls and the queue. */
async function digest(): Promise<Record<string, string>> {
  const { rows } = await api.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_counters'",
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: lines } = await api.pool.query(
      `select coalesce(json_agg(t order by t::text), '[]')::text as all from "${name}" t`,
    )
    found[name] = createHash("sha256").update(lines[0].all).digest("hex")
  }
  return found
}

test("[B8.90] a code opens nothing but its own addresses: elsewhere it is answered like an invented one", async () => {
  const before = await digest()
  for (const door of doors) {
    const unknown = await knock(door, invented())
    expect([nameOf(door), unknown.status]).toEqual([nameOf(door), 410])
    for (const [kind, code] of Object.entries(codes)) {
      if (door.takes.includes(kind)) continue
      expect([nameOf(door), kind, await knock(door, code)]).toEqual([nameOf(door), kind, unknown])
    }
  }
  expect(await digest()).toEqual(before)
})

test("[B8.90] opening a link, however often, changes nothing, and its answer is stored nowhere", async () => {
  const reading = doors.filter(({ body, isReading }) => body === undefined || isReading)
  const before = await digest()
  for (const door of reading) {
    for (const kind of door.takes) {
      for (let turn = 0; turn < 3; turn += 1) {
        const { status } = await knock(door, codes[kind] ?? "")
        expect([nameOf(door), kind, status]).toEqual([nameOf(door), kind, 200])
      }
      if (door.body !== undefined) continue
      const [, path = ""] = door.call.split(" ")
      const answer = await api.app.inject({
        url: `/api${path}?code=${codes[kind]}`,
        headers: { "x-service-token": testServiceToken, "x-forwarded-for": newNetwork() },
      })
      expect(answer.headers["cache-control"]).toBe("no-store")
    }
  }
  expect(await digest()).toEqual(before)
})

test("[B8.90] no code is a session, a service or a panel", async () => {
  for (const [kind, code] of Object.entries(codes)) {
    for (const path of ["/users/me", "/users/me/export", "/admin/users", "/auth/sessions"]) {
      const answer = await api.app.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${code}`, "x-service-token": code },
      })
      expect([kind, path, answer.statusCode]).toEqual([kind, path, 401])
    }
  }
})

test("[B8.90] expired codes are answered like invented ones, everywhere", async () => {
  await api.pool.query("update one_time_tokens set expires_at = created_at + interval '1 ms'")
  await api.pool.query("update lead_codes set expires_at = created_at + interval '1 ms'")
  await api.pool.query("update alert_codes set expires_at = created_at + interval '1 ms'")
  await api.pool.query(
    "update rights_requests set code_expires_at = created_at + interval '1 ms' where code_hash is not null",
  )
  await api.pool.query("update rights_links set expires_at = created_at + interval '1 ms'")
  await api.pool.query(
    "update email_changes set expires_at = requested_at + interval '1 ms', stoppable_until = requested_at + interval '1 ms'",
  )
  await api.pool.query("update ad_holds set code_expires_at = now() - interval '1 ms'")
  const before = await digest()
  for (const door of doors) {
    const unknown = await knock(door, invented())
    for (const kind of door.takes) {
      const answer = await knock(door, codes[kind] ?? "")
      expect([nameOf(door), kind, answer]).toEqual([nameOf(door), kind, unknown])
    }
  }
  expect(await digest()).toEqual(before)
})

test("[B8.113] every code of a mail works at its own address without a log-in, as often as it says", async () => {
  codes = await mailCodes("dos")
  const { rows } = await api.pool.query(
    "select document_id from rights_requests where state = 'unconfirmed' order by id desc limit 1",
  )
  unconfirmed = rows[0].document_id
  const acting = doors.filter(({ body, call, isReading, takes }) => {
    const isDisowning = call.endsWith("disown-email")
    return body !== undefined && !isReading && !isDisowning && takes.length > 0
  })
  const outcomes: Record<string, number[]> = {}
  for (const door of [...acting, ...doors.filter(({ call }) => call.endsWith("/data"))]) {
    for (const kind of door.takes) {
      const code = codes[kind] ?? ""
      const [first, second] = [await knock(door, code), await knock(door, code)]
      outcomes[kind] = [first.status, second.status]
    }
  }
  const [once, often] = [
    [200, 410],
    [200, 200],
  ]
  expect(outcomes).toEqual({
    ...{ "confirm-email": once, "reset-password": once, "change-email": once, "renew-ad": once },
    ...{ "stop-email-change": once, appeal: often, "rights-confirm": once },
    ...{ "lead-seller": often, "lead-buyer": often, alert: often, switches: often },
    ...{ "sold-ad": often, "rights-data": often },
  })
  expect(Object.keys(outcomes).toSorted()).toEqual(Object.keys(codes).toSorted())
})

/** Codes that no mail carries: the site exchanges them itself, at once. */
const unmailed = ["google_login", "facebook_login", "upload"]

test("[B8.113] every kind of mailed code is tried here", async () => {
  const { rows } = await api.pool.query<{ purpose: string; isUsed: boolean }>(
    `select purpose, exists (select from one_time_tokens where one_time_tokens.purpose = kinds.purpose)
      as "isUsed" from unnest(enum_range(null::token_purpose)) as kinds (purpose)`,
  )
  const missing = rows.filter(({ isUsed }) => !isUsed).map(({ purpose }) => purpose)
  expect(missing).toEqual(unmailed)
})

test("[B8.155] a mail provider stops the mails of many people from one network", async () => {
  const network = newNetwork()
  const spent = { caller: network, limit: 240, windowSeconds: 3600, times: 240 }
  const stops = [
    {
      ...{ name: "alert-links", call: "POST /alert-links" as const },
      code: (await addAlert(api)).code,
      data: { action: "stop" },
    },
    {
      ...{ name: "mail-switch-links", call: "POST /mail-switches" as const },
      code: await mailSwitchLink(),
      data: { wanted: [] },
    },
  ]
  for (const { call, code, data, name } of stops) {
    await limitCalls(api.database, { ...spent, name })
    const stop = async (of: string) =>
      (await callAs(api.app, { network }, call, { data: { code: of, ...data } })).status
    expect([call, await stop(code), await stop(invented())]).toEqual([call, 200, 429])
    // One code is bounded by itself, from whatever network.
    const own = { ...spent, name: `${name}-code`, caller: code, times: callsPerCode - 1 }
    await limitCalls(api.database, own)
    const answer = await callAs(api.app, {}, call, { data: { code, ...data } })
    expect([call, answer.status]).toEqual([call, 429])
  }
})
