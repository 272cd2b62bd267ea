import { and, desc, eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addReportableAd, reportAbuse } from "../../../test/abuse-reports.ts"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { users } from "../../database/schema/accounts.ts"
import { auditEntries } from "../../database/schema/administration.ts"
import { ads } from "../../database/schema/ads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const addPublicAd = (slug: string) => addReportableAd(api, slug)
const report = (given?: object, from?: { headers?: object; key?: string; ip?: string }) =>
  reportAbuse(api, given, from)

const soon = new Date(Date.now() + 86_400_000)

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
    subject_name: "Bulldozer agrupada",
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
    .where(and(eq(auditEntries.subjectKind, "ads"), eq(auditEntries.subjectId, String(adId))))
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
