import { randomBytes, randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addReportableAd, reportAbuse } from "../../../test/abuse-reports.ts"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { adHolds } from "../../database/schema/ad-hold.ts"
import { ads } from "../../database/schema/ads.ts"
import { listWeighedReports } from "./store.ts"
import { eraseReporter, exportAbuseReports, forgetReports } from "./use-cases/personal-reports.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const addPublicAd = (slug: string) => addReportableAd(api, slug)
const report = (given?: object, from?: { headers?: object; key?: string; ip?: string }) =>
  reportAbuse(api, given, from)

const about = (adId: number) => api.database.$count(abuseReports, eq(abuseReports.adId, adId))

const soon = new Date(Date.now() + 86_400_000)

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
