import { randomUUID } from "node:crypto"
import { endOfTerm } from "@wara/domain/ads/ad-term"
import { DomainError } from "@wara/domain/errors"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addPendingAd,
  addTestSeller,
  callOwn,
  draftWith,
  submissionOf,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { readContent } from "./ad-content-store.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { rejectReview } from "./use-cases/decide-review.ts"
import { expireAds } from "./use-cases/expire-ads.ts"
import { purgeDrafts } from "./use-cases/purge-drafts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const day = 86_400_000
const refusal = { reason: "other", notes: "" } as const
const daysAgo = (days: number) => new Date(Date.now() - days * day)

async function decide(
  by: typeof approveReview | typeof rejectReview,
  reviewId: number,
  at = new Date(),
) {
  const moderator = await addTestSeller(api, { role: "moderator" })
  const decision = { reviewId, actorId: moderator.id, ...refusal }
  await api.database.transaction((transaction) => by(transaction, api.config, decision, at))
}

async function publish(seller: TestSeller, at = new Date()): Promise<number> {
  const adId = await addPendingAd(api, seller, { now: at })
  await decide(approveReview, await waitingReview(api, adId), at)
  return adId
}

const own = async (seller: TestSeller, adId: number) =>
  (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data

const act = (seller: TestSeller, adId: number, step: string, data: object = {}) =>
  callOwn(api, seller.token, `POST /users/me/ads/${adId}/${step}`, data)

const edit = async (seller: TestSeller, adId: number, change: object) => {
  const content = { ...(await readContent(api.database, adId)), ...change }
  return callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
}

const publicName = async (adId: number) => {
  const asked = `GET /ads?filters[id][$eq]=${adId}&populate=*` as const
  return (await callOwn(api, null, asked)).body.data[0]?.name ?? null
}

test("[B5.33] a featured credit features a public ad from now on, once even if repeated", async () => {
  const seller = await addTestSeller(api, { featured: 2 })
  const adId = await publish(seller, daysAgo(5))
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => act(seller, adId, "feature", { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await countCredits(api.database, seller.id)).toMatchObject({ featured: 1 })
  const ad = await own(seller, adId)
  expect(ad).toMatchObject({ featured: true, can: { feature: false } })
  // All of the credit's days, although the ad was published earlier.
  const days = (Date.parse(ad.featured_until) - Date.now()) / day
  expect(days).toBeGreaterThan(14.99)
  expect(days).toBeLessThanOrEqual(15)
  const { rows } = await api.pool.query(
    "select reason, credit, amount from credit_movements where ad_id = $1 and credit = 'featured'",
    [adId],
  )
  expect(rows).toEqual([{ reason: "ad-featured", credit: "featured", amount: -1 }])
  await expireAds(api, endOfTerm(new Date(), 15))
  expect(await own(seller, adId)).toMatchObject({ featured: false, state: "expired" })
})

test("[B5.33] two concurrent requests to feature an ad spend one credit; without one nothing changes", async () => {
  const seller = await addTestSeller(api, { featured: 2 })
  const adId = await publish(seller)
  const both = await Promise.all(
    [1, 2].map(() => act(seller, adId, "feature", { key: randomUUID() })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await countCredits(api.database, seller.id)).toMatchObject({ featured: 1 })
  const poor = await addTestSeller(api)
  const plain = await publish(poor)
  const refused = await act(poor, plain, "feature", { key: randomUUID() })
  expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([409, ["credits"]])
  const waiting = await addPendingAd(api, seller)
  expect((await act(seller, waiting, "feature", { key: randomUUID() })).status).toBe(409)
})

test("[B5.33] an expired ad can be corrected before renewal; a new name waits for review", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const adId = await publish(seller, daysAgo(16))
  await expireAds(api, new Date())
  const small = await edit(seller, adId, { model: "8FG30" })
  expect([small.status, small.body.review]).toEqual([200, false])
  const large = await edit(seller, adId, { name: "Toyota 8FG30 forklift" })
  expect([large.status, large.body.review]).toEqual([200, true])
  expect((await own(seller, adId)).content.name).toBe("Toyota 8FG30 forklift")
  // Renewing needs no second review: it publishes the version that was approved.
  expect((await act(seller, adId, "renew", { key: randomUUID() })).status).toBe(200)
  expect(await publicName(adId)).toBe("Toyota 8FG25 forklift")
  await decide(approveReview, await waitingReview(api, adId))
  expect(await publicName(adId)).toBe("Toyota 8FG30 forklift")
})

test("[B5.33] approved changes of a paused ad are public only after it is resumed", async () => {
  const seller = await addTestSeller(api)
  const adId = await publish(seller)
  await act(seller, adId, "deactivate", { reason: "withdrawn" })
  expect((await edit(seller, adId, { name: "Toyota forklift, serviced" })).body.review).toBe(true)
  await decide(approveReview, await waitingReview(api, adId))
  expect(await publicName(adId)).toBeNull()
  const subjects = (await mailsTo(api, seller.email)).map(({ subject }) => subject)
  expect(subjects).toContain("Aprobamos los cambios de tu anuncio · Wara")
  expect((await act(seller, adId, "resume")).status).toBe(200)
  expect(await publicName(adId)).toBe("Toyota forklift, serviced")
})

test("[B5.33] a rejected ad becomes a draft, and resubmitting it spends the returned credit", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { featured: true })
  await decide(rejectReview, await waitingReview(api, adId))
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1, featured: 1 })
  expect((await act(seller, adId, "reopen")).body.data).toMatchObject({ state: "draft", id: adId })
  const draft = (await callOwn(api, seller.token, "GET /users/me/draft")).body.data
  expect(draft).toMatchObject({
    ad: adId,
    draft: { step: 5, ad: { name: "Toyota 8FG25 forklift", serial_number: "SN-77" } },
  })
  const content = await readContent(api.database, adId)
  const submission = submissionOf(draftWith(content, adId), { version: draft.version })
  const sent = await callOwn(api, seller.token, "POST /users/me/ads/submit", submission)
  expect(sent.body.data).toEqual({ outcome: "submitted", ad: adId })
  const { body } = await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)
  expect(body.data).toMatchObject({ state: "pending", slug: `toyota-8fg25-forklift-${adId}` })
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 0, featured: 1 })
})

test("[B5.33] a correction replaces the pending submission; an outdated screen gets a conflict", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const older = await waitingReview(api, adId)
  expect((await own(seller, adId)).can).toMatchObject({ edit: true, withdraw: true })
  const corrected = await edit(seller, adId, { price: 9_000_000 })
  expect([corrected.status, corrected.body.review]).toEqual([200, true])
  const late = await decide(approveReview, older).catch((error: unknown) => error)
  expect(late).toBeInstanceOf(DomainError)
  expect(late).toMatchObject({ code: "ConflictError", details: [{ path: ["review"] }] })
  await decide(approveReview, await waitingReview(api, adId))
  expect(await own(seller, adId)).toMatchObject({ state: "active", price: 9_000_000 })
})

test("[B5.33] an ad withdrawn from review becomes a draft again, and its credits return once", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { featured: true })
  const review = await waitingReview(api, adId)
  // Moderator and owner act concurrently: one of them gets a conflict.
  const [withdrawn, approved] = await Promise.all([
    act(seller, adId, "reopen"),
    decide(approveReview, review).then(
      () => true,
      () => false,
    ),
  ])
  expect([withdrawn.status, approved]).toEqual(approved ? [409, true] : [200, false])
  const other = await addPendingAd(api, seller, { featured: true })
  const before = await countCredits(api.database, seller.id)
  const twice = await Promise.all([1, 2].map(() => act(seller, other, "reopen")))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const after = await countCredits(api.database, seller.id)
  expect([after.publication, after.featured]).toEqual([before.publication + 1, before.featured + 1])
  const draft = (await callOwn(api, seller.token, `GET /users/me/draft?ad=${other}`)).body.data
  expect(draft.draft).toMatchObject({ featured: true, ad: { name: "Toyota 8FG25 forklift" } })
})

test("[B5.33] rejected and ended ads can be removed from the list; ledger and reviews keep them", async () => {
  const seller = await addTestSeller(api)
  const rejected = await addPendingAd(api, seller)
  await decide(rejectReview, await waitingReview(api, rejected))
  const ended = await publish(seller, daysAgo(16))
  await expireAds(api, new Date())
  const shown = await publish(seller)
  const remove = (adId: number) => callOwn(api, seller.token, `DELETE /users/me/ads/${adId}`)
  for (const adId of [rejected, ended]) expect((await remove(adId)).status).toBe(200)
  expect((await remove(shown)).status).toBe(409)
  const { data, meta } = (await callOwn(api, seller.token, "GET /users/me/ads")).body
  expect(data.map(({ id }: { id: number }) => id)).toEqual([shown])
  expect(meta.counts).toMatchObject({ all: 1, refused: 0, ended: 0 })
  expect((await act(seller, ended, "renew", { key: randomUUID() })).status).toBe(404)
  const { rows } = await api.pool.query(
    "select count(*)::int as ads from ads where id = any($1) and hidden_at is not null",
    [[rejected, ended]],
  )
  expect(rows).toEqual([{ ads: 2 }])
})

test("[B5.33] a draft that was in review is hidden instead of deleted, manually and by age", async () => {
  const seller = await addTestSeller(api)
  const ads = [await addPendingAd(api, seller), await addPendingAd(api, seller)]
  for (const adId of ads) await act(seller, adId, "reopen")
  const [byHand, byAge] = ads
  expect((await callOwn(api, seller.token, `DELETE /users/me/ads/${byHand}`)).status).toBe(200)
  const later = new Date(Date.now() + 91 * day)
  await purgeDrafts(api.database, later, new AbortController().signal)
  const { rows } = await api.pool.query(
    "select id, hidden_at is not null as hidden from ads where id = any($1) order by id",
    [[byHand, byAge]],
  )
  expect(rows).toEqual([
    { id: byHand, hidden: true },
    { id: byAge, hidden: true },
  ])
  expect((await callOwn(api, seller.token, "GET /users/me/draft")).body.data).toBeNull()
})
