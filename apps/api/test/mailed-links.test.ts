import { createHash, randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { hashPassword } from "../src/modules/accounts/use-cases/passwords.ts"
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
  codes = await mailCodes()
})

afterAll(() => api.close())

/** One code of each kind, as their owners got them. */
async function mailCodes(): Promise<Record<string, string>> {
  const passwordHash = await hashPassword(password)
  await addUser(api.database, { email: "nueva@faena.cl", passwordHash })
  await addUser(api.database, { email: "olvida@faena.cl", passwordHash, ...confirmed })
  const mover = await addUser(api.database, { email: "vieja@faena.cl", passwordHash, ...confirmed })
  const token = await addSession(api.database, mover)
  await callOwn(api, token, "PUT /users/me/email", { email: "otra@faena.cl", password })
  const seller = await addTestSeller(api)
  const ad = await addAd(api.database, { ownerId: seller.id, slug: `enlaces-${randomUUID()}` })
  await askSeller(api, ad, { data: { name: "Ana", email: "ana@faena.cl" } })
  const moderator = await addUser(api.database, { role: "moderator", ...confirmed })
  const sellerCode = leadCodeOf((await mailsTo(api, seller.email)).at(-1))
  await callOwn(api, await addSession(api.database, moderator), `POST /admin/ads/${ad}/hold`, {
    ...{ reason: "fraud", notes: "Las fotos son de otro anuncio." },
  })
  const request = { name: "Ana", email: "datos@faena.cl", right: "access" }
  await callAs(api.app, { headers: { "idempotency-key": randomUUID() } }, "POST /rights-requests", {
    data: { ...request, message: "Quiero saber qué datos tienen." },
  })
  const lastTo = async (email: string) => linkCodeOf((await mailsTo(api, email)).at(-1))
  return {
    "confirm-email": await sendLink(api, "confirm_email", "nueva@faena.cl"),
    "reset-password": await sendLink(api, "reset_password", "olvida@faena.cl"),
    "change-email": await lastTo("otra@faena.cl"),
    "stop-email-change": await lastTo("vieja@faena.cl"),
    appeal: await lastTo(seller.email),
    "lead-seller": sellerCode,
    "lead-buyer": leadCodeOf((await mailsTo(api, "ana@faena.cl")).at(-1)),
    alert: (await addAlert(api)).code,
    "rights-confirm": await lastTo("datos@faena.cl"),
  }
}

const text = "Una explicación bastante larga."
const newPassword = { password: "Otra grúa 46 roja", passwordConfirmation: "Otra grúa 46 roja" }

type Door = {
  /** The codes that it takes. */
  takes: readonly string[]
  call: `${"GET" | "POST"} /${string}`
  body?: (code: string) => object
}

/** Every address of the api that takes a mailed code. */
const doors: readonly Door[] = [
  { takes: [], call: "GET /ad-links" },
  { takes: [], call: "POST /ad-links", body: (code) => ({ data: { code } }) },
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
  { takes: [], call: "GET /mail-switches" },
  { takes: [], call: "POST /mail-switches", body: (code) => ({ data: { code, wanted: [] } }) },
  {
    takes: ["confirm-email"],
    call: "POST /auth/email-link",
    body: (code) => ({ kind: "confirm_email", code }),
  },
  {
    takes: ["change-email"],
    call: "POST /auth/email-link",
    body: (code) => ({ kind: "change_email", code }),
  },
  {
    takes: ["reset-password"],
    call: "POST /auth/email-link",
    body: (code) => ({ kind: "reset_password", code }),
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
    call: "POST /rights-requests/confirm",
    body: (code) => ({ data: { code } }),
  },
  { takes: [], call: "POST /rights-requests/data", body: (code) => ({ data: { code } }) },
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
  const reading = doors.filter(
    ({ body, call }) => body === undefined || call.endsWith("email-link"),
  )
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
  await api.pool.query("update rights_requests set code_expires_at = created_at + interval '1 ms'")
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
