// Long because every end, warning and return of an ad is tested with the same seller and mails.
import { endOfTerm } from "@wara/domain/ads/ad-term"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addPendingAd,
  addTestSeller,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { lockSeller } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { lockAd } from "./ad-store.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { expireAds, warnOfEnds } from "./use-cases/expire-ads.ts"
import { resumeAd } from "./use-cases/own-ad-steps.ts"
import { renewAd } from "./use-cases/renew-ad.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ databaseClock: "running" })
})

afterAll(() => api.close())

const minute = 60_000
const day = 86_400_000
const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

/** An ad approved at an instant; returns its id. */
async function publishAd(seller: TestSeller, at: Date, featured = false): Promise<number> {
  const adId = await addPendingAd(api, seller, { now: at, featured })
  const decision = { reviewId: await waitingReview(api, adId), actorId: seller.id }
  await api.database.transaction((transaction) =>
    approveReview(transaction, api.config, decision, at),
  )
  return adId
}

async function stored(adId: number) {
  const { rows } = await api.pool.query(
    "select state, featured, days, published_at, expires_at, ended_at, end_reason from ads where id = $1",
    [adId],
  )
  return rows[0]
}

const subjectsOf = async (seller: TestSeller) =>
  (await mailsTo(api, seller.email)).map(({ subject }) => subject.replace(" · Wara", ""))

const codesOf = async (seller: TestSeller) => {
  const text = (await mailsTo(api, seller.email)).at(-1)?.text ?? ""
  return [...text.matchAll(/mi-anuncio\?codigo=([\w-]{43})/g)].map(([, code = ""]) => code)
}

const look = (code: string) => callOwn(api, null, `GET /ad-links?code=${code}`)
const follow = (code: string) => callOwn(api, null, "POST /ad-links", { code })

// Chile's clocks go back on 5 April 2026 and forward on 6 September.
test.each([
  ["2026-03-30T15:00:00Z", "14 de abril de 2026 a las 11:00"],
  ["2026-08-31T16:00:00Z", "15 de septiembre de 2026 a las 13:00"],
])(
  "[S1.3] approved %s: warned once 3 days before the end, ended at the promised instant",
  async (approved, endText) => {
    const seller = await addTestSeller(api)
    const start = new Date(approved)
    const adId = await publishAd(seller, start)
    const end = endOfTerm(start, 15)
    expect(await warnOfEnds(api, after(end, -3 * day - 1))).toBe(0)
    const warned = await Promise.all([
      warnOfEnds(api, after(end, -3 * day)),
      warnOfEnds(api, after(end, -3 * day)),
    ])
    expect(warned.sort()).toEqual([0, 1])
    expect(await warnOfEnds(api, after(end, -minute))).toBe(0)
    expect((await mailsTo(api, seller.email)).at(-1)?.text).toContain(`termina el ${endText}.`)
    expect(await expireAds(api, after(end, -1))).toBe(0)
    expect(await expireAds(api, after(end, 5 * minute))).toBe(1)
    expect(await expireAds(api, after(end, 6 * minute))).toBe(0)
    expect(await stored(adId)).toMatchObject({ state: "expired", ended_at: end, end_reason: null })
    expect((await subjectsOf(seller)).slice(2)).toEqual([
      "Tu anuncio termina pronto",
      "Tu anuncio terminó",
    ])
  },
)

test("renewing extends the end by one credit's days, once per key, and the new end is warned of", async () => {
  const seller = await addTestSeller(api, { credits: 3 })
  const start = new Date("2026-06-01T12:00:00Z")
  const adId = await publishAd(seller, start)
  const key = { adId, ownerId: seller.id, key: "a" }
  const renew = (now: Date, which = key) =>
    api.database.transaction((transaction) => renewAd(transaction, which, now))
  await expect(renew(after(start, 11 * day))).rejects.toMatchObject({ code: "ConflictError" })
  const now = after(start, 13 * day)
  await warnOfEnds(api, now)
  await Promise.all([renew(now), renew(now), renew(now)])
  expect(await stored(adId)).toMatchObject({
    state: "active",
    published_at: start,
    expires_at: endOfTerm(start, 30),
  })
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 2, featured: 0 })
  // A too early renewal is rejected and costs nothing.
  await expect(renew(now, { ...key, key: "b" })).rejects.toMatchObject({ code: "ConflictError" })
  // The warning's link was for the previous end.
  const [code = ""] = await codesOf(seller)
  expect((await look(code)).status).toBe(410)
  expect(await warnOfEnds(api, after(start, 28 * day))).toBe(1)
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 2, featured: 0 })
})

test("[B8.185] the link of the warning marks a public ad as sold, which takes it out of sight", async () => {
  const seller = await addTestSeller(api)
  const start = new Date()
  const adId = await publishAd(seller, start)
  expect(await warnOfEnds(api, after(start, 13 * day))).toBe(1)
  const [, soldCode = ""] = await codesOf(seller)
  expect((await look(soldCode)).body.data).toMatchObject({
    action: "sold",
    ad: { id: adId, state: "active" },
  })
  expect((await follow(soldCode)).status).toBe(200)
  expect(await stored(adId)).toMatchObject({ state: "deactivated", end_reason: "sold" })
})

test("an expired ad is published again by its mail's link, once, with a credit, without a review", async () => {
  const seller = await addTestSeller(api)
  const adId = await publishAd(seller, after(new Date(), -20 * day))
  await expireAds(api, new Date())
  const [renewCode = "", soldCode = ""] = await codesOf(seller)
  const looked = await look(renewCode)
  expect(looked.body.data).toMatchObject({ action: "renew", credits: 0, days: 15 })
  expect(looked.body.data.ad).toMatchObject({ state: "expired" })
  const poor = await follow(renewCode)
  expect(poor.status).toBe(409)
  expect(poor.body.error.details.errors[0].path).toEqual(["credits"])
  await giveCredits(api.database, seller.id, { available: 1, days: 30 })
  expect((await look(renewCode)).body.data).toMatchObject({ credits: 1, days: 30 })
  await giveCredits(api.database, seller.id, { available: 1 })
  const answers = await Promise.all([follow(renewCode), follow(renewCode), follow(renewCode)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect((await look(renewCode)).status).toBe(410)
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1, featured: 0 })
  const ad = await stored(adId)
  expect(ad).toMatchObject({ state: "active", ended_at: null })
  expect(ad.expires_at.getTime() - ad.published_at.getTime()).toBe(30 * day)
  expect((await callOwn(api, null, `GET /ads/${adId}`)).body.data.remaining_days).toBe(30)
  // Sold after all: the link of that question still works.
  expect((await follow(soldCode)).body.data.ad.state).toBe("deactivated")
  expect(await stored(adId)).toMatchObject({ state: "deactivated", end_reason: "sold" })
})

test("[B5.33] a mail's link reports a missing RUT, and renews once it is entered", async () => {
  const seller = await addTestSeller(api)
  await publishAd(seller, after(new Date(), -20 * day))
  await expireAds(api, new Date())
  await giveCredits(api.database, seller.id, { available: 1 })
  const [code = ""] = await codesOf(seller)
  const person = eq(users.id, seller.id)
  const [{ rut } = { rut: null }] = await api.database.select().from(users).where(person)
  await api.database.update(users).set({ rut: null, companyRut: null }).where(person)
  expect((await look(code)).body.data).toMatchObject({ credits: 1, has_rut: false })
  const refused = await follow(code)
  expect(refused.status).toBe(409)
  expect(refused.body.error.details.errors[0].path).toEqual(["publisher"])
  await api.database.update(users).set({ rut }).where(person)
  expect((await look(code)).body.data).toMatchObject({ has_rut: true })
  expect((await follow(code)).status).toBe(200)
})

test("a paused ad can be resumed for free until its end, not later", async () => {
  const seller = await addTestSeller(api)
  const adId = await publishAd(seller, after(new Date(), -5 * day))
  const before = await stored(adId)
  const act = (step: string, data: object = {}) =>
    callOwn(api, seller.token, `POST /users/me/ads/${adId}/${step}`, data)
  expect((await act("resume")).status).toBe(409)
  const paused = await act("deactivate", { reason: "withdrawn" })
  expect(paused.body.data.can).toMatchObject({ resume: true, deactivate: false, renew: false })
  expect((await callOwn(api, null, `GET /ads/${adId}`)).status).toBe(404)
  const credits = await countCredits(api.database, seller.id)
  expect((await act("resume")).body.data).toMatchObject({ state: "active", end_reason: null })
  expect(await stored(adId)).toEqual(before)
  expect((await callOwn(api, null, `GET /ads/${adId}`)).body.data.remaining_days).toBe(10)
  expect(await countCredits(api.database, seller.id)).toEqual(credits)

  await act("deactivate", { reason: "sold" })
  await api.pool.query("update users set blocked_at = now() where id = $1", [seller.id])
  const resume = (now: Date) =>
    api.database.transaction((step) => resumeAd(step, { adId, ownerId: seller.id }, now))
  await expect(resume(new Date())).rejects.toMatchObject({ code: "AccountBlockedError" })
  await expect(resume(before.expires_at)).rejects.toMatchObject({ code: "ConflictError" })
})

test("an expired ad can be marked as sold, repeatedly", async () => {
  const seller = await addTestSeller(api)
  const adId = await publishAd(seller, after(new Date(), -16 * day))
  await expireAds(api, new Date())
  const [, code = ""] = await codesOf(seller)
  const ended = (await stored(adId)).ended_at
  expect((await look(code)).body.data.action).toBe("sold")
  expect(await stored(adId)).toMatchObject({ end_reason: null })
  expect((await follow(code)).status).toBe(200)
  expect((await follow(code)).status).toBe(200)
  expect(await stored(adId)).toMatchObject({
    state: "expired",
    end_reason: "sold",
    ended_at: ended,
  })
  await api.pool.query("update users set blocked_at = now() where id = $1", [seller.id])
  expect((await look(code)).status).toBe(410)
  expect((await follow("a".repeat(43))).status).toBe(410)
  const { rows } = await api.pool.query("select token_hash::text as hash from one_time_tokens")
  expect(rows.some(({ hash }) => hash.includes(code))).toBe(false)
})

test("a link is valid for 30 days, and only for its own purpose", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  await publishAd(seller, after(new Date(), -16 * day))
  await expireAds(api, new Date())
  const [code = ""] = await codesOf(seller)
  expect((await callOwn(api, code, "GET /users/me/ads")).status).toBe(401)
  const { headers } = await api.app.inject(`/api/ad-links?code=${code}`)
  expect(headers["cache-control"]).toBe("no-store")
  const confirm = { method: "POST", url: "/api/auth/confirm-email", payload: { code } } as const
  expect((await api.app.inject(confirm)).statusCode).toBe(410)
  await api.pool.query(
    "update one_time_tokens set expires_at = expires_at - interval '30 days' where user_id = $1",
    [seller.id],
  )
  expect((await follow(code)).status).toBe(410)
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1, featured: 0 })
})

test("featuring ends after its days, the ad stays public; another credit can feature it again", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const start = new Date("2026-06-01T12:00:00Z")
  const adId = await publishAd(seller, start, true)
  await api.database.transaction((transaction) =>
    renewAd(transaction, { adId, ownerId: seller.id, key: "a" }, after(start, 13 * day)),
  )
  await expireAds(api, after(start, 15 * day - 1))
  expect(await stored(adId)).toMatchObject({ state: "active", featured: true })
  await expireAds(api, after(start, 15 * day))
  expect(await stored(adId)).toMatchObject({ state: "active", featured: false })
  await giveCredits(api.database, seller.id, { kind: "featured", onAds: [adId] })
  expect(await stored(adId)).toMatchObject({ featured: true })
})

test("the end of featuring waits for a concurrent action of the owner, without deadlock", async () => {
  const seller = await addTestSeller(api)
  const start = new Date("2026-06-01T12:00:00Z")
  const adId = await publishAd(seller, start, true)
  await api.pool.query("update ads set featured_until = $2 where id = $1", [adId, start])
  const { ending } = await api.database.transaction(async (transaction) => {
    await lockSeller(transaction, seller.id)
    const ending = expireAds(api, after(start, day))
    await expect.poll(() => waitingForLocks(api)).toBe(1)
    await lockAd(transaction, adId)
    return { ending }
  })
  await ending
  expect(await stored(adId)).toMatchObject({ state: "active", featured: false })
})

/** Ads that their owner published at the same time; returns their end. */
async function publishMany(seller: TestSeller, count: number, start: Date): Promise<Date> {
  for (let place = 0; place < count; place += 1) await publishAd(seller, after(start, place))
  return endOfTerm(start, 15)
}

test("[B5.35] twelve ads that end together cause one warning and one notice, which list them all", async () => {
  const seller = await addTestSeller(api, { credits: 12 })
  const end = await publishMany(seller, 12, new Date("2026-06-02T15:00:00Z"))
  await warnOfEnds(api, after(end, -2 * day))
  await warnOfEnds(api, after(end, -2 * day + minute))
  await expireAds(api, after(end, minute))
  await expireAds(api, after(end, 2 * minute))
  const mails = (await mailsTo(api, seller.email)).slice(-2)
  expect((await subjectsOf(seller)).filter((subject) => /termina/.test(subject))).toEqual([
    "12 de tus anuncios terminan pronto",
    "12 de tus anuncios terminaron",
  ])
  for (const { text } of mails) {
    expect(text.match(/: 17 de junio de 2026 a las 11:00/g)).toHaveLength(12)
    expect(text).toContain("/cuenta/mis-anuncios")
  }
})

test("[B5.35] ads due after today's notice are in tomorrow's, from eight o'clock", async () => {
  const seller = await addTestSeller(api, { credits: 3 })
  const start = new Date("2026-06-02T15:00:00Z")
  for (const hours of [0, 2, 4]) await publishAd(seller, after(start, hours * 60 * minute))
  const end = endOfTerm(start, 15)
  const notices = async () =>
    (await subjectsOf(seller)).filter((subject) => /terminó|terminaron/.test(subject))
  await expireAds(api, after(end, minute))
  await expireAds(api, after(end, 5 * 60 * minute))
  await expireAds(api, new Date("2026-06-18T11:59:00Z"))
  expect(await notices()).toEqual(["Tu anuncio terminó"])
  const eight = new Date("2026-06-18T12:00:00Z")
  await Promise.all([expireAds(api, eight), expireAds(api, eight)])
  expect(await notices()).toEqual(["Tu anuncio terminó", "2 de tus anuncios terminaron"])
})
