import { randomBytes, randomUUID } from "node:crypto"
import { desc, eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { users } from "../../database/schema/accounts.ts"
import { adHolds } from "../../database/schema/ad-hold.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { ads } from "../../database/schema/ads.ts"
import { listWeighedReports } from "./store.ts"
import { eraseReporter, exportAbuseReports, forgetReports } from "./use-cases/personal-reports.ts"

let api: TestApp
let network = 0

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const soon = new Date(Date.now() + 86_400_000)

async function addPublicAd(slug: string) {
  const ownerId = await addUser(api.database, { ...confirmed, email: `${slug}@vende.cl` })
  const name = `Grúa ${slug}`
  const adId = await addAd(api.database, { slug, name, ownerId, state: "active", expiresAt: soon })
  return { adId, ownerId }
}

async function report(given: object, from: { headers?: object; key?: string; ip?: string } = {}) {
  network += 1
  const answer = await api.app.inject({
    ...{ method: "POST", url: "/api/abuse-reports" },
    remoteAddress: from.ip ?? `198.51.100.${network}`,
    headers: { "idempotency-key": from.key ?? randomUUID(), ...from.headers },
    payload: {
      data: { subject: "ad", reason: "fraud", message: "Pide un adelanto.", email: "", ...given },
    },
  })
  return answer.statusCode
}

const about = (adId: number) => api.database.$count(abuseReports, eq(abuseReports.adId, adId))

test("[B10.30] everybody reports a public ad or seller; the same key counts once", async () => {
  const { adId } = await addPublicAd("denunciable")
  const key = randomUUID()
  const call = () => report({ key: "denunciable", email: "ana@faena.cl" }, { key })
  expect(await Promise.all([call(), call(), call(), call()])).toEqual([201, 201, 201, 201])
  expect(await about(adId)).toBe(1)
  expect(await mailsTo(api, "ana@faena.cl")).toHaveLength(1)
  await addUser(api.database, { username: "vende.maquinas", pro: true, ...confirmed })
  expect(await report({ subject: "seller", key: "vende.maquinas" })).toBe(201)
  expect(await report({ subject: "seller", key: "vende.maquinas", reason: "sold" })).toBe(400)
  expect(await report({ key: "no-existe" })).toBe(404)
  await addAd(api.database, { slug: "borrador-ajeno", state: "draft" })
  expect(await report({ key: "borrador-ajeno" })).toBe(404)
})

test("[B10.30] an account reports a subject once while it is open, and never itself", async () => {
  const { adId, ownerId } = await addPublicAd("una-vez")
  const headers = await signIn(api.database, "user", confirmed)
  const calls = [1, 2, 3].map(() => report({ key: "una-vez" }, { headers }))
  expect(await Promise.all(calls)).toEqual([201, 201, 201])
  expect(await about(adId)).toBe(1)
  const own = { authorization: `Bearer ${await addSession(api.database, ownerId)}` }
  expect(await report({ key: "una-vez" }, { headers: own })).toBe(403)
})

test("[B10.195] a key of a report is not answered for another subject", async () => {
  await addPublicAd("primera")
  const { adId } = await addPublicAd("segunda")
  const key = randomUUID()
  expect(await report({ key: "primera" }, { key })).toBe(201)
  expect(await report({ key: "segunda" }, { key })).toBe(409)
  expect(await about(adId)).toBe(0)
})

test("[B10.196] the networks of one IPv6 customer are one reporter", async () => {
  const { adId } = await addPublicAd("seis")
  for (const ip of ["2001:db8:1:1::5", "2001:db8:1:2::5", "2001:db8:2::5"])
    expect(await report({ key: "seis" }, { ip })).toBe(201)
  const stored = await api.database
    .select({ network: abuseReports.networkHash })
    .from(abuseReports)
    .where(eq(abuseReports.adId, adId))
  expect(new Set(stored.map(({ network }) => network.toString("hex"))).size).toBe(2)
})

test("[B10.30] a network and an address report a limited number of times", async () => {
  const { adId } = await addPublicAd("limitada")
  const answers = []
  for (let count = 0; count < 12; count += 1)
    answers.push(await report({ key: "limitada" }, { ip: "203.0.113.7" }))
  expect(answers.filter((status) => status === 201)).toHaveLength(10)
  expect(answers.at(-1)).toBe(429)
  expect(await about(adId)).toBe(10)
  const typed = []
  for (let count = 0; count < 12; count += 1)
    typed.push(await report({ key: "limitada", email: "muchas@faena.cl" }))
  expect(typed.filter((status) => status === 201)).toHaveLength(10)
  expect(typed.at(-1)).toBe(429)
})

test("[B8.153] [B8.162] visitors and new accounts do not put an ad on hold again in the week after the team released it", async () => {
  const { adId } = await addPublicAd("liberada")
  const placedBy = await addUser(api.database, { role: "moderator" })
  const decidedBy = await addUser(api.database, { role: "moderator" })
  const releaseBefore = async (days: number) => {
    const decidedAt = new Date(Date.now() - days * 86_400_000)
    const hold = { adId, placedBy, decidedBy, decidedAt, outcome: "released" } as const
    await api.database.insert(adHolds).values({
      ...{ ...hold, cause: "staff", reason: "fraud", notes: "" },
      ...{ placedAt: new Date(decidedAt.getTime() - 60_000), codeHash: randomBytes(32) },
      codeExpiresAt: soon,
    })
  }
  const stateOf = async () =>
    (await api.database.select({ state: ads.state }).from(ads).where(eq(ads.id, adId)))[0]?.state
  await releaseBefore(6)
  for (let count = 0; count < 7; count += 1) expect(await report({ key: "liberada" })).toBe(201)
  expect([await stateOf(), await about(adId)]).toEqual(["active", 7])
  for (let count = 0; count < 6; count += 1) {
    const headers = await signIn(api.database, "user", confirmed)
    expect(await report({ key: "liberada" }, { headers })).toBe(201)
  }
  expect([await stateOf(), await about(adId)]).toEqual(["active", 13])
  const old = { ...confirmed, createdAt: new Date(Date.now() - 90 * 86_400_000) }
  for (let count = 0; count < 3; count += 1) {
    const headers = await signIn(api.database, "user", old)
    expect(await report({ key: "liberada" }, { headers })).toBe(201)
  }
  expect(await stateOf()).toBe("on_hold")
  await api.database.update(ads).set({ state: "active", returnedAt: null }).where(eq(ads.id, adId))
  await api.database.delete(adHolds).where(eq(adHolds.adId, adId))
  await api.database.delete(abuseReports).where(eq(abuseReports.adId, adId))
  await releaseBefore(8)
  for (let count = 0; count < 6; count += 1) expect(await report({ key: "liberada" })).toBe(201)
  expect(await stateOf()).toBe("on_hold")
})

test("[B8.153] what a visitor reports with an account's address changes nothing of its record", async () => {
  const { adId } = await addPublicAd("con-historial")
  const email = "historial@faena.cl"
  const reporterId = await addUser(api.database, { ...confirmed, email })
  const headers = { authorization: `Bearer ${await addSession(api.database, reporterId)}` }
  await addPublicAd("ajena")
  expect(await report({ key: "ajena", email })).toBe(201)
  const decided = { state: "dismissed", decidedAt: new Date(), decidedBy: reporterId } as const
  await api.database.update(abuseReports).set(decided).where(eq(abuseReports.email, email))
  expect(await report({ key: "con-historial" }, { headers })).toBe(201)
  const weighed = await listWeighedReports(api.database, adId, null)
  expect(weighed).toMatchObject([{ reporterId, upheld: 0, dismissed: 0 }])
})

test("[B10.31] reports are grouped by subject; one decision mails every reporter, never the subject", async () => {
  const { adId } = await addPublicAd("agrupada")
  await report({ key: "agrupada", email: "eva@faena.cl" }, { ip: "203.0.113.20" })
  await report({ key: "agrupada", reason: "sold" }, { ip: "203.0.113.20" })
  await report({ key: "agrupada", email: "luis@faena.cl" }, { ip: "203.0.113.21" })
  const headers = await signIn(api.database, "moderator")
  const url = "/api/admin/abuse-reports"
  const list = await api.app.inject({ url: `${url}?filters[subject_id][$eq]=${adId}`, headers })
  const [group] = list.json().data
  expect(group).toMatchObject({
    subject: "ad",
    reports: 3,
    networks: 2,
    subject_name: "Grúa agrupada",
  })
  expect(group.reasons.sort()).toEqual(["fraud", "sold"])
  expect(list.body).not.toContain("faena.cl")
  const detail = await api.app.inject({ url: `${url}/${group.id}/detail`, headers })
  expect(detail.json().data).toHaveLength(3)
  expect(detail.body).not.toContain("faena.cl")
  const decide = (decision: string) =>
    api.app.inject({
      ...{ method: "POST", url: `${url}/${group.id}/${decision}`, headers },
      payload: { data: {} },
    })
  const both = await Promise.all([decide("uphold"), decide("dismiss")])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  for (const email of ["eva@faena.cl", "luis@faena.cl"])
    expect(await mailsTo(api, email)).toHaveLength(2)
  expect(await mailsTo(api, "agrupada@vende.cl")).toEqual([])
  const trail = await api.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(adId)))
  expect(trail).toMatchObject([{ after: { reports: 3 } }])
  // What was decided can be reported again.
  expect(await report({ key: "agrupada" })).toBe(201)
})

test("[B9.187] decided reports are listed with their outcome and who decided, beside those since", async () => {
  const { adId } = await addPublicAd("ya-decidida")
  const headers = await signIn(api.database, "moderator")
  const url = "/api/admin/abuse-reports"
  const groups = async () => {
    const about = await api.app.inject({ url: `${url}?filters[subject_id][$eq]=${adId}`, headers })
    return about.json().data
  }
  await report({ key: "ya-decidida" }, { ip: "203.0.113.30" })
  const [open] = await groups()
  expect(open).toMatchObject({ is_open: true, outcome: null, decided_at: null, decided_by: null })
  const call = { url: `${url}/${open.id}/dismiss`, headers, payload: { data: {} } }
  expect((await api.app.inject({ method: "POST", ...call })).statusCode).toBe(200)
  const decided = { is_open: false, outcome: "dismissed", decided_by: expect.any(String) }
  expect(await groups()).toMatchObject([{ ...decided, id: open.id, reports: 1 }])
  await report({ key: "ya-decidida" }, { ip: "203.0.113.31" })
  expect(await groups()).toMatchObject([{ is_open: true, reports: 1 }, decided])
  const only = await api.app.inject({
    url: `${url}?filters[subject_id][$eq]=${adId}&filters[is_open][$eq]=true`,
    headers,
  })
  expect(only.json().data).toHaveLength(1)
})

test("[B10.261] the mail of a dismissed report does not deny a measure that was taken for another reason", async () => {
  const headers = await signIn(api.database, "moderator")
  for (const state of ["active", "on_hold", "banned"] as const) {
    const key = `descartada-${state.replace("_", "-")}`
    const { adId } = await addPublicAd(key)
    const email = `denuncia-${key}@faena.cl`
    expect(await report({ key, email })).toBe(201)
    const at = new Date()
    const dates = { active: {}, on_hold: { returnedAt: at }, banned: { endedAt: at } }
    await api.database
      .update(ads)
      .set({ state, ...dates[state] })
      .where(eq(ads.id, adId))
    const [sent] = await api.database
      .select({ id: abuseReports.id })
      .from(abuseReports)
      .where(eq(abuseReports.email, email))
    const url = `/api/admin/abuse-reports/${sent?.id}/dismiss`
    const call = { url, headers, payload: { data: {} } }
    expect((await api.app.inject({ method: "POST", ...call })).statusCode).toBe(200)
    const text = JSON.stringify((await mailsTo(api, email)).at(-1))
    expect(text.includes("no tomamos medidas"), state).toBe(state === "active")
    expect(text.includes("no pudimos confirmar"), state).toBe(state !== "active")
  }
})

test("[B10.210] [B10.260] the mail of an upheld report names a measure only when one was taken", async () => {
  const moderator = await signIn(api.database, "moderator")
  const upheld = async (about: { subject: "ad" | "seller"; key: string }) => {
    const email = `denuncia-${about.key}@faena.cl`
    expect(await report({ ...about, email })).toBe(201)
    return async () => {
      const [sent] = await api.database
        .select({ id: abuseReports.id })
        .from(abuseReports)
        .where(eq(abuseReports.email, email))
      const url = `/api/admin/abuse-reports/${sent?.id}/uphold`
      const call = { url, headers: moderator, payload: { data: {} } }
      expect((await api.app.inject({ method: "POST", ...call })).statusCode).toBe(200)
      return JSON.stringify((await mailsTo(api, email)).at(-1))
    }
  }
  await addPublicAd("sigue-visible")
  const mail = await (await upheld({ subject: "ad", key: "sigue-visible" }))()
  expect(mail).toContain("coincidimos contigo")
  expect(mail).not.toMatch(/medidas|actuamos|Ya no se muestra/)
  for (const state of ["on_hold", "banned", "deactivated"] as const) {
    const key = `queda-${state.replace("_", "-")}`
    const { adId } = await addPublicAd(key)
    const decide = await upheld({ subject: "ad", key })
    const at = new Date()
    const dates = {
      on_hold: { returnedAt: at },
      banned: { endedAt: at },
      deactivated: { endedAt: at },
    }
    await api.database
      .update(ads)
      .set({ state, ...dates[state] })
      .where(eq(ads.id, adId))
    const text = await decide()
    expect(text.includes("tomamos medidas"), state).toBe(state === "banned")
    expect(text.includes("falta decidir si vuelve"), state).toBe(state === "on_hold")
    expect(text.includes("Ya no se muestra"), state).toBe(state === "deactivated")
  }
  const username = "vende.con.bloqueo"
  const seller = await addUser(api.database, { username, pro: true, ...confirmed })
  const decideSeller = await upheld({ subject: "seller", key: username })
  await api.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, seller))
  expect(await decideSeller()).toContain("tomamos medidas")
})

test("[B8.57] nobody of the team decides reports about their own ad or profile", async () => {
  const own = { username: "modera.y.vende", role: "moderator", pro: true, ...confirmed } as const
  const ownerId = await addUser(api.database, own)
  const token = await addSession(api.database, ownerId)
  await addAd(api.database, { slug: "de-moderador", ownerId, state: "active", expiresAt: soon })
  const subjects = [
    { subject: "ad", key: "de-moderador" },
    { subject: "seller", key: own.username },
  ]
  const colleague = await signIn(api.database, "moderator")
  for (const subject of subjects) {
    expect(await report(subject)).toBe(201)
    const [{ id } = { id: 0 }] = await api.database
      .select({ id: abuseReports.id })
      .from(abuseReports)
      .orderBy(desc(abuseReports.id))
      .limit(1)
    const decide = (decision: string, headers: object) =>
      api.app.inject({
        ...{ method: "POST", url: `/api/admin/abuse-reports/${id}/${decision}` },
        headers: { ...headers },
        payload: { data: {} },
      })
    for (const decision of ["uphold", "dismiss"]) {
      const answer = await decide(decision, { authorization: `Bearer ${token}` })
      expect(answer.statusCode, `${subject.subject} ${decision}`).toBe(403)
      expect(answer.json().error.details.errors[0].message).toContain("otra persona del equipo")
    }
    expect((await decide("dismiss", colleague)).statusCode).toBe(200)
  }
})

test("[B10.31] only the team reads and decides reports", async () => {
  const headers = await signIn(api.database, "user")
  const [{ id } = { id: 0 }] = await api.database.select({ id: abuseReports.id }).from(abuseReports)
  for (const path of ["", `/${id}/detail`]) {
    const url = `/api/admin/abuse-reports${path}`
    expect((await api.app.inject({ url, headers })).statusCode).toBe(403)
    expect((await api.app.inject({ url })).statusCode).toBe(401)
  }
})

test("[B10.32] reports are exported to their sender, lose them with the account, and end after a year", async () => {
  const userId = await addUser(api.database, { ...confirmed, email: "sale@faena.cl" })
  const headers = { authorization: `Bearer ${await addSession(api.database, userId)}` }
  const { adId } = await addPublicAd("exportada")
  await report({ key: "exportada" }, { headers })
  const person = { userId, email: "sale@faena.cl" }
  expect(await exportAbuseReports(api.database, person)).toMatchObject([
    { about: "exportada", reason: "fraud", state: "open" },
  ])
  await api.database.transaction((transaction) => eraseReporter(transaction, person))
  expect(await exportAbuseReports(api.database, person)).toEqual([])
  expect(await about(adId)).toBe(1)
  const now = new Date()
  const decidedBy = await addUser(api.database, { role: "moderator" })
  const decidedAt = new Date(now.getTime() - 366 * 86_400_000)
  const decided = { state: "upheld", decidedAt, decidedBy } as const
  await api.database.update(abuseReports).set(decided).where(eq(abuseReports.adId, adId))
  expect(await forgetReports(api.database, now)).toBe(1)
  expect(await about(adId)).toBe(0)
})
