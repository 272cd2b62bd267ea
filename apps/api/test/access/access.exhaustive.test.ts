import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { hashToken } from "../../src/access/token.ts"
import { secrets } from "../add-secrets.ts"
import { addSession } from "../add-user.ts"
import { isWholeAttack } from "../attack-form.ts"
import { createTestApp, type TestApp, testServiceToken } from "../create-test-app.ts"
import { accessTable } from "./access-table.ts"
import { addBelongings, type Belongings, ownSecrets } from "./belongings.ts"
import { type HostileCall, hostileCalls, missingIds } from "./hostile-input.ts"
import { type Identity, identities, openAs, outsiders, refusalOf } from "./identities.ts"
import { fillPath, type Operation, readOperations } from "./operations.ts"
import { readOwnedRows } from "./owned-rows.ts"

let api: TestApp
let own: Belongings
let operations: Operation[] = []
let secretToAll: string[] = []

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
  own = await addBelongings(api)
  operations = await readOperations(api)
  const hash = hashToken(own.token)
  secretToAll = [
    ...[testServiceToken, own.token, hash.toString("hex"), hash.toString("base64")],
    ...[secrets.passwordHash, "$argon2"],
  ]
})

afterAll(() => api.close())

const secretToOutsiders = [...Object.values(secrets), ...Object.values(ownSecrets)]

/** What an answer would show of the inside of the program. */
const inside =
  /\bat \S+ \(|\.[jt]s:\d+|node_modules|drizzle|\b(?:select|insert|update) .+ (?:from|into|set) |syntax error/i

/** Calls whose answer is the contact data of an ad, which its caller may see. */
const reveals = "POST /api/ads/{id}/contact-reveal"

/** The log-in to the panel, which an ended session in the cookie must not refuse [B8.150]. */
const panelLogIn = "POST /api/admin/session"

/** Calls whose failure is 401 by meaning: the credentials in the body are wrong. */
const logIns = ["POST /api/auth/local", panelLogIn]

/**
 * Calls that a caller of their role may be refused: a decision of another, an own account, the role
 * of the team.
 */
const refusedByContent = [
  "POST /api/admin/decisions/{id}/undo",
  "POST /api/admin/users/{id}/email",
  "POST /api/users/me/data-block",
]

/** Their sample is no complete ad; `own-ads-only.test.ts` tries them with one. */
const incomplete = ["PUT /api/users/me/ads/{id}"]

type Kind = "valid" | "missing" | "hostile"
type Call = HostileCall & { kind: Kind }

function callsOf(operation: Operation, turn: number): Call[] {
  const hasId = operation.path.includes("{")
  const foreign = own.idsOf(operation.path)
  const ids = hasId ? (foreign.length > 0 ? foreign : ["1"]) : [undefined]
  const valid = ids.map((id) => ({
    ...{ name: "valid", kind: "valid" as const },
    ...(id && { id }),
  }))
  const missing = missingIds.map((id) => ({ name: "missing", kind: "missing" as const, id }))
  const hostile = hostileCalls(operation).map((call) => ({ ...call, kind: "hostile" as const }))
  const some = hostile.filter((_, index) => isWholeAttack || (index + turn) % 17 === 0)
  return [...valid, ...(hasId ? missing : []), ...some]
}

/** Files are sent as a form, which the documentation does not describe. */
const fileForm = { text: "--a--\r\n", type: "multipart/form-data; boundary=a" }

function sampleOf({ key, sample }: Operation): HostileCall["body"] {
  if (key === "POST /api/ads/upload") return fileForm
  if (sample === undefined) return undefined
  return { text: JSON.stringify(sample), type: "application/json" }
}

async function send(operation: Operation, call: Call, token: string | null) {
  const path = fillPath(operation, call.id ?? own.idsOf(operation.path)[0] ?? "1")
  const url = call.query === undefined ? path : `${path}?${call.query}`
  const sample = sampleOf(operation)
  const body = call.body ?? sample
  const answer = await api.app.inject({
    ...{ method: operation.method, url },
    headers: {
      "idempotency-key": randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": body.type }),
    },
    ...(body === undefined ? {} : { payload: body.text }),
  })
  const asked = `${call.query === undefined ? url : ""} ${body?.text ?? ""}`.toLowerCase()
  return { status: answer.statusCode, text: answer.body, asked }
}

function leaksOf(
  who: Identity,
  operation: Operation,
  { asked, text }: { asked: string; text: string },
) {
  const isShown = operation.key === reveals && who === "member"
  const hidden = outsiders.includes(who) && !isShown ? secretToOutsiders : []
  const lower = text.toLowerCase()
  return [...secretToAll, ...hidden]
    .map((secret) => secret.toLowerCase())
    .filter((secret) => lower.includes(secret) && !asked.includes(secret))
    .concat(inside.exec(text)?.[0] ?? [])
}

/** What is wrong with the status of an answer; null when it is as declared. */
function faultOf(who: Identity, operation: Operation, call: Call, status: number): string | null {
  const { key, path } = operation
  const access = accessTable.get(key) ?? "everyone"
  if (status >= 500 && !(status === 503 && operation.statuses.includes(503))) return "server error"
  if (call.isUnreadable) return [400, 401, 403, 404].includes(status) ? null : "not refused"
  const refusal = key === panelLogIn ? null : refusalOf(who, access, path)
  if (refusal !== null) return status === refusal ? null : `not refused with ${refusal}`
  if (who === "unconfirmed" && access === "confirmed" && status < 300) return "not refused"
  if (status === 401 && !logIns.includes(key)) return "refused"
  const mayRefuse = who === "unconfirmed" ? access === "confirmed" : refusedByContent.includes(key)
  if (status === 403 && !mayRefuse) return "refused"
  const isForeign = outsiders.includes(who) && own.idsOf(path).length > 0
  const unknown = incomplete.includes(key) ? [400, 404] : [404]
  if (isForeign && call.kind === "valid" && !unknown.includes(status)) return "not 404"
  return null
}

test("[B8.53] every operation of the documentation has declared callers, and no other is declared", () => {
  const documented = operations.map(({ key }) => key)
  expect(documented.filter((key) => !accessTable.has(key))).toEqual([])
  expect([...accessTable.keys()].filter((key) => !documented.includes(key))).toEqual([])
})

/** Calls every operation as an identity, with a new account after each change. */
async function callEverything(who: Identity): Promise<{ calls: number; faults: string[] }> {
  const faults: string[] = []
  let calls = 0
  for (const [turn, operation] of operations.entries()) {
    let token = await openAs(api, who)
    await api.pool.query("delete from rate_counters")
    for (const call of callsOf(operation, turn)) {
      const answer = await send(operation, call, token)
      const found = [
        ...leaksOf(who, operation, answer).map((leak) => `shows ${leak}`),
        ...[faultOf(who, operation, call, answer.status) ?? []].flat(),
      ]
      const what = `${operation.key} (${call.name}) as ${who}: ${answer.status}`
      faults.push(...found.map((fault) => `${what}, ${fault}`))
      calls += 1
      if (operation.method !== "GET" && answer.status < 300) token = await openAs(api, who)
    }
  }
  return { calls, faults }
}

const minutes = (count: number) => count * 60_000

test.each(outsiders)(
  "[B8.53] every operation called by one who is: %s: declared statuses, nothing foreign",
  async (who) => {
    const before = await readOwnedRows(api, own.ownerId)
    const { calls, faults } = await callEverything(who)
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(isWholeAttack ? 4_000 : 600)
    expect(await readOwnedRows(api, own.ownerId)).toEqual(before)
  },
  minutes(isWholeAttack ? 10 : 2),
)

test("[B8.53] control: the owner reaches each record that others do not find", async () => {
  const token = await addSession(api.database, own.ownerId)
  const owned = operations.filter(({ path }) => own.idsOf(path).length > 0)
  expect(owned.length).toBeGreaterThan(12)
  const deletes = ({ method }: Operation) => (method === "DELETE" ? 1 : 0)
  for (const operation of owned.toSorted((one, next) => deletes(one) - deletes(next))) {
    const valid = callsOf(operation, 0).filter(({ kind }) => kind === "valid")
    const statuses: number[] = []
    for (const call of valid) statuses.push((await send(operation, call, token)).status)
    expect(
      statuses.filter((status) => [401, 403].includes(status)),
      operation.key,
    ).toEqual([])
    expect(
      statuses.some((status) => status !== 404),
      `${operation.key} ${statuses}`,
    ).toBe(true)
  }
})

test.each(identities.filter((who) => !outsiders.includes(who)))(
  "[B8.53] every operation called by one of the team, %s: declared statuses, no secrets",
  async (who) => {
    const { calls, faults } = await callEverything(who)
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(isWholeAttack ? 4_000 : 600)
  },
  minutes(isWholeAttack ? 10 : 2),
)

test("[B8.55] the panel's cookie without the panel's header changes nothing, whatever a form posts", async () => {
  const token = await openAs(api, "operator")
  const changes = operations.filter(({ key, method }) => {
    return method !== "GET" && accessTable.get(key) !== "everyone"
  })
  expect(changes.length).toBeGreaterThan(80)
  const types = [
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data; boundary=a",
  ]
  for (const operation of changes) {
    for (const type of types) {
      const answer = await api.app.inject({
        ...{ method: operation.method, url: fillPath(operation, "1") },
        headers: {
          ...{ cookie: `wara_panel=${token}`, "content-type": type, origin: "https://evil.test" },
          "idempotency-key": randomUUID(),
        },
        payload: JSON.stringify(operation.sample ?? {}),
      })
      expect([401, 415], `${operation.key} ${type}`).toContain(answer.statusCode)
      // Only uploads are for other origins: the site's.
      const allowed = answer.headers["access-control-allow-origin"] ?? api.config.baseUrl
      expect(allowed, operation.key).toBe(new URL(api.config.baseUrl).origin)
    }
  }
})
