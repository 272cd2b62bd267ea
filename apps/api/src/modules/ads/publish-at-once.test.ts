import { tierApprovals } from "@wara/domain/risk/seller-tier"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { adContent } from "../../../test/add-review.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addPendingAd,
  addTestSeller,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { adReviews } from "../../database/schema/reviews.ts"
import { changeSettings } from "../settings/use-cases/settings.ts"
import { assessReview } from "./use-cases/assess-review.ts"
import { publishAtOnce } from "./use-cases/publish-at-once.ts"

let api: TestApp
let rosa = { id: 0, token: "" }
let made = 0

beforeAll(async () => {
  api = await createTestApp()
  const id = await addUser(api.database, { role: "moderator", firstname: "Rosa" })
  rosa = { id, token: await addSession(api.database, id) }
})
beforeEach(() => allow(1))
afterAll(() => api.close())

const allow = (trusted_publishing: number) => changeSettings(api, rosa.id, { trusted_publishing })

/** A seller of whom a person approved so many ads, with a phone and an e-mail of their own. */
async function addKnownSeller(approved: number = tierApprovals.trusted) {
  made += 1
  const phone = `+5692000${String(1_000 + made)}`
  const seller = await addTestSeller(api, { phone })
  for (let count = 0; count < approved; count += 1) {
    const adId = await addAd(api.database, { ownerId: seller.id, slug: `antes-${made}-${count}` })
    await api.database.insert(adReviews).values({
      ...{ adId, kind: "first", state: "approved", content: adContent() },
      ...{ decidedAt: new Date(), decidedBy: rosa.id },
    })
  }
  return { seller, content: { phone, email: seller.email, manufacturer: "", serial_number: "" } }
}

async function submit(seller: TestSeller, content: object, draw: number | null = 0.5) {
  const adId = await addPendingAd(api, seller, { content })
  const reviewId = await waitingReview(api, adId)
  if (draw === null) return { adId, reviewId }
  await allow(0)
  await assessReview(api, reviewId, new Date())
  await allow(1)
  await publishAtOnce(api, reviewId, new Date(), () => draw)
  return { adId, reviewId }
}

const stateOf = async (adId: number) =>
  (await api.pool.query("select state from ads where id = $1", [adId])).rows[0]?.state
const kindsOf = async (adId: number) => {
  const rows = await api.database.select().from(adReviews).where(eq(adReviews.adId, adId))
  return rows.map(({ kind, state }) => `${kind} ${state}`).toSorted()
}
const decide = (id: number, path: string, data?: object) =>
  callOwn(api, rosa.token, `POST /admin/reviews/${id}/${path}`, data)
const why = { reason: "misleading", notes: "Las fotos muestran otro modelo." }

test("[B10.51] it is off by default: every ad of everybody waits for a person", async () => {
  await api.pool.query("delete from settings")
  const { seller, content } = await addKnownSeller()
  const { adId, reviewId } = await submit(seller, content, null)
  await assessReview(api, reviewId, new Date())
  expect(await stateOf(adId)).toBe("pending")
  expect(await publishAtOnce(api, reviewId, new Date(), () => 0.5)).toBe(false)
})

test("[B10.51] with the setting on, a low risk ad of a trusted seller is public at once, with one mail and a trail", async () => {
  const { seller, content } = await addKnownSeller()
  const { adId, reviewId } = await submit(seller, content, null)
  await assessReview(api, reviewId, new Date())
  expect(await stateOf(adId)).toBe("active")
  expect((await kindsOf(adId)).at(-1)).toBe("first approved")
  const subjects = (await mailsTo(api, seller.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(["Tu anuncio está publicado · Wara"])
  const { rows } = await api.pool.query(
    "select actor_kind, action from audit_entries where subject_id = $1 and subject_kind = 'ads'",
    [String(adId)],
  )
  expect(rows).toEqual([{ actor_kind: "system", action: "review.approve" }])
  // The job runs again after a crash: nothing happens twice.
  await assessReview(api, reviewId, new Date())
  expect(await mailsTo(api, seller.email)).toHaveLength(1)
})

test("[B10.51] sellers who are not trusted, risky ads and ads that a person decided on wait for people", async () => {
  const nine = await addKnownSeller(tierApprovals.trusted - 1)
  expect(await stateOf((await submit(nine.seller, nine.content)).adId)).toBe("pending")
  const refused = await addKnownSeller()
  await addAd(api.database, { ownerId: refused.seller.id, state: "banned", slug: `ban-${made}` })
  expect(await stateOf((await submit(refused.seller, refused.content)).adId)).toBe("pending")
  const risky = await addKnownSeller()
  await addUser(api.database, { phone: risky.content.phone })
  expect(await stateOf((await submit(risky.seller, risky.content)).adId)).toBe("pending")
  const undone = await addKnownSeller()
  await allow(0)
  const { adId, reviewId } = await submit(undone.seller, undone.content, null)
  const { body } = await decide(reviewId, "approve")
  await callOwn(api, rosa.token, `POST /admin/decisions/${body.data.id}/undo`)
  await allow(1)
  await assessReview(api, reviewId, new Date())
  expect(await stateOf(adId)).toBe("pending")
  const taken = await addKnownSeller()
  await allow(0)
  const read = await submit(taken.seller, taken.content, null)
  await decide(read.reviewId, "claim", {})
  await allow(1)
  await assessReview(api, read.reviewId, new Date())
  expect(await stateOf(read.adId)).toBe("pending")
})

test("[B10.51] one in ten enters the queue after publishing; its seller never knows", async () => {
  const { seller, content } = await addKnownSeller()
  const { adId } = await submit(seller, content, 0.05)
  expect(await stateOf(adId)).toBe("active")
  expect(await kindsOf(adId)).toEqual(["audit pending", "first approved"])
  const own = await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)
  expect(own.body.data.review).toMatchObject({ kind: "first", state: "approved" })
  const audit = await waitingReview(api, adId)
  const { body } = await decide(audit, "approve")
  expect(await kindsOf(adId)).toEqual(["audit approved", "first approved"])
  expect(await mailsTo(api, seller.email)).toHaveLength(1)
  const undone = await callOwn(api, rosa.token, `POST /admin/decisions/${body.data.id}/undo`)
  expect(undone.status).toBe(200)
  expect(await kindsOf(adId)).toEqual(["audit pending", "first approved"])
  const rare = await submit(seller, content, 0.1)
  expect(await kindsOf(rare.adId)).toEqual(["first approved"])
})

test("[B10.51] a refused audit takes the ad out of sight, pauses its days or returns its credit, and can be undone", async () => {
  const { seller, content } = await addKnownSeller()
  const changed = await submit(seller, content, 0)
  const asked = await decide(await waitingReview(api, changed.adId), "request-changes", why)
  expect(asked.status).toBe(200)
  expect(await stateOf(changed.adId)).toBe("changes_requested")
  const own = await callOwn(api, seller.token, `GET /users/me/ads/${changed.adId}`)
  expect(own.body.data).toMatchObject({ review: { ...why, state: "changes_requested" } })
  expect((await mailsTo(api, seller.email)).at(-1)?.subject).toContain("necesita cambios")
  const call = `POST /admin/decisions/${asked.body.data.id}/undo` as const
  expect((await callOwn(api, rosa.token, call)).status).toBe(200)
  expect(await stateOf(changed.adId)).toBe("active")
  expect(await kindsOf(changed.adId)).toEqual(["audit pending", "first approved"])

  const rejected = await submit(seller, content, 0)
  expect((await decide(await waitingReview(api, rejected.adId), "reject", why)).status).toBe(200)
  expect(await stateOf(rejected.adId)).toBe("rejected")
  const { rows } = await api.pool.query(
    "select count(*)::int as credits from ad_reservations where owner_id = $1 and ad_id is null",
    [seller.id],
  )
  expect(rows).toEqual([{ credits: 1 }])
  // From now on the seller is not trusted.
  expect(await stateOf((await submit(seller, content, 0)).adId)).toBe("pending")
})

test("[B10.51] neither a pause nor a small change avoids an audit", async () => {
  const { seller, content } = await addKnownSeller()
  const { adId } = await submit(seller, content, 0)
  const audit = await waitingReview(api, adId)
  const steps = async (step: string) =>
    (await callOwn(api, seller.token, `POST /users/me/ads/${adId}/${step}`, {})).status
  expect(await steps("deactivate")).toBeLessThan(500)
  const { content: own } = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  const gallery = own.gallery.map(({ id }: { id: number }) => id)
  const small = { ...own, gallery, model: "8FG30" }
  expect((await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, small)).body.review).toBe(
    false,
  )
  expect(await waitingReview(api, adId)).toBe(audit)
  const [review] = await api.database.select().from(adReviews).where(eq(adReviews.id, audit))
  expect(review?.content.model).toBe("8FG30")
})
