// Long because each decision is undone after every possible event in between.
import { undoGraceMs, undoWindowMs } from "@wara/domain/ads/decision-undo"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
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
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { expireAds } from "./use-cases/expire-ads.ts"
import { undoDecisionByStaff } from "./use-cases/undo-decision.ts"

let api: TestApp
let moderator = { id: 0, token: "" }
let colleague = { id: 0, token: "" }
const refusal = { reason: "pictures", notes: "Sube fotos nítidas." }

beforeAll(async () => {
  api = await createTestApp()
  const add = async (firstname: string) => {
    const id = await addUser(api.database, { role: "moderator", firstname })
    return { id, token: await addSession(api.database, id) }
  }
  moderator = await add("Rosa")
  colleague = await add("Mario")
})

afterAll(() => api.close())

const post = (path: string, data: unknown = {}, who = moderator) =>
  callOwn(api, who.token, `POST /admin/${path}`, data)

/** Decides the pending submission of an ad; returns the decision's id. */
async function decide(adId: number, kind: "approve" | "request-changes" | "reject") {
  const id = await waitingReview(api, adId)
  const { status, body } = await post(`reviews/${id}/${kind}`, kind === "approve" ? {} : refusal)
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(body.data.id)
}

const undo = (decision: number, who = moderator) => post(`decisions/${decision}/undo`, {}, who)

async function adRow(adId: number) {
  const { rows } = await api.pool.query(
    `select state, published_at, expires_at, ended_at, featured, featured_until, name, returned_at
      from ads where id = $1`,
    [adId],
  )
  return rows[0]
}

const subjectsOf = async (seller: TestSeller) =>
  (await mailsTo(api, seller.email)).map(({ subject }) => subject.replace(" · Wara", ""))

const creditsOf = (seller: TestSeller) => countCredits(api.database, seller.id)

const lastAction = async () =>
  (await callOwn(api, colleague.token, "GET /admin/audit-entries?filters[kind]=action&pageSize=1"))
    .body.data[0]

test("[B5.29] undoing an approval hides the ad, returns it to the queue, and sends no mail", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { featured: true })
  const reviewId = await waitingReview(api, adId)
  const before = await adRow(adId)
  const decision = await decide(adId, "approve")
  expect(await adRow(adId)).toMatchObject({ state: "active", featured: true })
  const undone = await undo(decision)
  expect(undone).toMatchObject({
    status: 200,
    body: { data: { ad_id: adId, review_id: reviewId } },
  })
  expect(await adRow(adId)).toEqual(before)
  expect(await waitingReview(api, adId)).toBe(reviewId)
  expect(await subjectsOf(seller)).toEqual(["Recibimos tu anuncio"])
  expect(await creditsOf(seller)).toMatchObject({ publication: 0, featured: 0 })
  expect(await lastAction()).toMatchObject({
    actor_id: moderator.id,
    action: "decision.undo",
    subject_id: String(adId),
    before: { decision: "approve" },
    after: { ad: "pending" },
  })
  // It can be decided again, and that decision's mail is sent.
  await decide(adId, "approve")
  expect((await subjectsOf(seller)).at(-1)).toBe("Tu anuncio está publicado")
})

test("[B5.29] undoing a rejection spends again the same credits that it returned", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const adId = await addPendingAd(api, seller, { featured: true })
  const reservations = () =>
    api.pool.query("select id, returned_at, revoked_at from ad_reservations where ad_id = $1", [
      adId,
    ])
  const [credit] = (await reservations()).rows
  const decision = await decide(adId, "reject")
  expect(await creditsOf(seller)).toMatchObject({ publication: 2, featured: 1 })
  expect((await undo(decision)).status).toBe(200)
  expect((await reservations()).rows).toEqual([credit])
  expect(await creditsOf(seller)).toMatchObject({ publication: 1, featured: 0 })
  expect(await adRow(adId)).toMatchObject({ state: "pending", featured: true })
  expect(await subjectsOf(seller)).toEqual(["Recibimos tu anuncio"])
})

test("[B5.29] a credit that a refund revoked when the rejection returned it comes back to the ad too", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const decision = await decide(adId, "reject")
  await api.pool.query(
    `with revoked as (update ad_reservations set revoked_at = now() where owner_id = $1 returning id)
      insert into credit_movements (owner_id, credit, credit_id, kind, amount, reason)
      select $1, 'publication', id, 'revoke', -1, 'refund' from revoked`,
    [seller.id],
  )
  expect((await undo(decision)).status).toBe(200)
  expect(await creditsOf(seller)).toMatchObject({ publication: 0 })
  expect(await adRow(adId)).toMatchObject({ state: "pending" })
})

test("[B5.29] a rejection cannot be undone after its owner used the credit", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const decision = await decide(adId, "reject")
  const other = await addPendingAd(api, seller)
  const { rows } = await api.pool.query("select ad_id from ad_reservations where owner_id = $1", [
    seller.id,
  ])
  expect(rows.map(({ ad_id }) => ad_id)).toContain(other)
  expect((await undo(decision)).status).toBe(409)
  expect(await adRow(adId)).toMatchObject({ state: "rejected" })
  expect((await subjectsOf(seller)).includes("No publicamos tu anuncio")).toBe(true)
})

test("[B5.29] requested changes and a ban can be undone as well, with the change that the ban withdrew", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  expect((await undo(await decide(adId, "request-changes"))).status).toBe(200)
  expect(await adRow(adId)).toMatchObject({ state: "pending" })
  await decide(adId, "approve")
  const mine = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  const content = { ...mine.content, name: "Un cambio" }
  content.gallery = content.gallery.map(({ id }: { id: number }) => id)
  await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
  const change = await waitingReview(api, adId)
  const before = await adRow(adId)
  const ban = await post(`ads/${adId}/ban`, refusal)
  expect(await adRow(adId)).toMatchObject({ state: "banned" })
  expect((await undo(ban.body.data.id)).body.data).toEqual({ ad_id: adId, review_id: change })
  expect(await adRow(adId)).toEqual(before)
  expect(await waitingReview(api, adId)).toBe(change)

  // An approved change is replaced by the previous public version.
  expect((await undo(await decide(adId, "approve"))).status).toBe(200)
  expect(await adRow(adId)).toEqual(before)
  expect(await subjectsOf(seller)).not.toContain("Publicamos los cambios de tu anuncio")
})

test("[B5.29] nothing is undone twice, too late, by another moderator, or after the mail was sent", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const first = await decide(adId, "approve")
  expect((await undo(first, colleague)).status).toBe(403)
  expect((await undo(999_999)).status).toBe(404)
  const late = new Date(Date.now() + undoWindowMs + undoGraceMs + 1)
  const call = { decisionId: first, actorId: moderator.id }
  await expect(undoDecisionByStaff(api, call, late)).rejects.toMatchObject({
    code: "ConflictError",
    details: [{ path: ["decision"] }],
  })
  expect((await undo(first)).status).toBe(200)
  expect((await undo(first)).status).toBe(409)
  const second = await decide(adId, "approve")
  await api.pool.query(
    "update pgboss.job set state = 'active' where name = 'mail' and state = 'created' and data ->> 'to' = $1",
    [seller.email],
  )
  const refused = await undo(second)
  expect(refused.status).toBe(409)
  expect(refused.body.error.details.errors[0].message).toMatch(/el vendedor ya recibió el aviso/)
  expect(await adRow(adId)).toMatchObject({ state: "active" })
})

test("[B5.29] the mail of a decision waits until it can no longer be undone", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(adId, "reject")
  const { rows } = await api.pool.query(
    `select extract(epoch from start_after - created_on) as seconds from pgboss.job
      where name = 'mail' and data ->> 'to' = $1 and data ->> 'subject' like 'No publicamos%'`,
    [seller.email],
  )
  expect(Number(rows[0].seconds)).toBeGreaterThan((undoWindowMs + undoGraceMs) / 1_000 - 2)
})

test("[B5.29] an undo after an action of the owner is rejected", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const decision = await decide(adId, "approve")
  const own = (path: string, data: unknown) =>
    callOwn(api, seller.token, `PUT /users/me/ads/${adId}${path}`, data)
  const mine = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  const gallery = mine.content.gallery.map(({ id }: { id: number }) => id)
  const { status } = await own("", { ...mine.content, gallery, model: "8FG30" })
  expect(status).toBe(200)
  expect((await undo(decision)).status).toBe(409)
  expect(await adRow(adId)).toMatchObject({ state: "active" })
})

test("[B5.29] an undo concurrent with the owner's pause waits and is rejected; two undos count once", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const decision = await decide(adId, "approve")
  const client = await api.pool.connect()
  try {
    await client.query("begin")
    await client.query("select from users where id = $1 for no key update", [seller.id])
    await client.query(
      "update ads set state = 'deactivated', ended_at = now(), end_reason = 'withdrawn' where id = $1",
      [adId],
    )
    const waiting = undo(decision)
    await expect.poll(() => waitingForLocks(api)).toBeGreaterThan(0)
    await client.query("commit")
    expect((await waiting).status).toBe(409)
  } finally {
    client.release()
  }
  expect(await adRow(adId)).toMatchObject({ state: "deactivated" })

  const other = await addPendingAd(api, seller)
  const again = await decide(other, "reject")
  const both = await Promise.all([undo(again), undo(again)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await creditsOf(seller)).toMatchObject({ publication: 0 })
})

test("[B5.29] a published ad returns to review: hidden, with its credit, and its days continue on approval", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { featured: true })
  await decide(adId, "approve")
  const day = 86_400_000
  // Five days later.
  await api.pool.query(
    `update ads set published_at = published_at - interval '5 days', expires_at = expires_at - interval '5 days',
      featured_until = featured_until - interval '5 days' where id = $1`,
    [adId],
  )
  const before = await adRow(adId)
  expect((await post(`ads/${adId}/return-to-review`, { notes: "Fotos repetidas" })).status).toBe(
    200,
  )
  expect(await adRow(adId)).toMatchObject({ state: "pending", featured: true })
  expect((await callOwn(api, null, `GET /ads/${adId}`)).status).toBe(404)
  expect(await creditsOf(seller)).toMatchObject({ publication: 0, featured: 0 })
  expect((await subjectsOf(seller)).at(-1)).toBe("Tu anuncio volvió a revisión")
  expect(await lastAction()).toMatchObject({
    action: "ad.return-to-review",
    before: { ad: "active" },
    after: { ad: "pending", notes: "Fotos repetidas" },
  })
  expect((await post(`ads/${adId}/return-to-review`, { notes: "" })).status).toBe(409)

  // It waits for two days; its featured placement does not end meanwhile.
  await api.pool.query(
    "update ads set returned_at = returned_at - interval '2 days' where id = $1",
    [adId],
  )
  await expireAds({ config: api.config, database: api.database }, new Date(Date.now() + 30 * day))
  expect(await adRow(adId)).toMatchObject({ featured: true })
  await decide(adId, "approve")
  const after = await adRow(adId)
  expect(after).toMatchObject({ state: "active", returned_at: null })
  expect(after.published_at).toEqual(before.published_at)
  const gained = (name: "expires_at" | "featured_until") =>
    (after[name].getTime() - before[name].getTime()) / day
  expect(gained("expires_at")).toBeCloseTo(2, 3)
  expect(gained("featured_until")).toBeCloseTo(2, 3)
})

/** A public ad with a pending change of its name. */
async function addWaitingChange(seller: TestSeller): Promise<number> {
  const adId = await addPendingAd(api, seller)
  await decide(adId, "approve")
  const mine = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  const gallery = mine.content.gallery.map(({ id }: { id: number }) => id)
  const content = { ...mine.content, gallery, name: "Grúa con otro nombre" }
  const { status } = await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
  expect(status).toBe(200)
  return adId
}

test("[B5.29] an undo that would lose a later payment of the owner is rejected", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const adId = await addWaitingChange(seller)
  await giveCredits(api.database, seller.id, { kind: "featured", available: 1 })
  const decision = await decide(adId, "approve")
  const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e29"
  const feature = await callOwn(api, seller.token, `POST /users/me/ads/${adId}/feature`, { key })
  expect(feature.status, JSON.stringify(feature.body)).toBe(200)
  const paid = await adRow(adId)
  expect((await undo(decision)).status).toBe(409)
  expect(await adRow(adId)).toEqual(paid)
})

test("[B5.29] undoing the rejection of a change affects no credit", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const adId = await addWaitingChange(seller)
  const [before, credits] = [await adRow(adId), await creditsOf(seller)]
  const decision = await decide(adId, "reject")
  expect((await undo(decision)).status).toBe(200)
  expect(await adRow(adId)).toEqual(before)
  expect(await creditsOf(seller)).toEqual(credits)
  expect(await waitingReview(api, adId)).toBeGreaterThan(0)
})
