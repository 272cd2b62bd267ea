import { claimMs } from "@wara/domain/ads/review-claim"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addReview } from "../../../test/add-review.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addPendingAd, addTestSeller, callOwn, waitingReview } from "../../../test/publish-ad.ts"
import { reviewClaims } from "../../database/schema/review-claims.ts"
import { claimReview } from "./use-cases/claim-review.ts"

let api: TestApp
let rosa = { id: 0, token: "" }
let mario = { id: 0, token: "" }

beforeAll(async () => {
  api = await createTestApp()
  const add = async (firstname: string) => {
    const id = await addUser(api.database, { role: "moderator", firstname })
    return { id, token: await addSession(api.database, id) }
  }
  rosa = await add("Rosa")
  mario = await add("Mario")
})
afterAll(() => api.close())

async function addWaiting() {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  return { adId, seller, reviewId: await waitingReview(api, adId) }
}

const call = (who: { token: string }, method: "POST" | "DELETE", path: string, data?: unknown) =>
  callOwn(api, who.token, `${method} /admin/reviews/${path}`, data)
const take = (who: { token: string }, id: number) => call(who, "POST", `${id}/claim`, {})
const refusal = { reason: "pictures", notes: "Sube fotos nítidas." }

test("[B10.49] of moderators who take one submission at the same moment exactly one has it", async () => {
  const { reviewId } = await addWaiting()
  const many = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => addUser(api.database, { role: "moderator" })),
  )
  const now = new Date()
  const taken = await Promise.allSettled(
    many.map((actorId) => claimReview(api.database, { reviewId, actorId }, now)),
  )
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  for (const one of taken) {
    if (one.status === "rejected") {
      expect(one.reason).toMatchObject({ code: "ConflictError", details: [{ path: ["claim"] }] })
    }
  }
  expect(await api.database.$count(reviewClaims, eq(reviewClaims.reviewId, reviewId))).toBe(1)
})

test("[B10.49] others see who has it and cannot decide, until it is given back or expires", async () => {
  const { reviewId } = await addWaiting()
  expect((await take(rosa, reviewId)).status).toBe(200)
  const refused = await take(mario, reviewId)
  expect(refused.status).toBe(409)
  expect(refused.body.error.details.errors[0].message).toContain("Rosa Soto está revisando")
  const seen = await callOwn(api, mario.token, `GET /admin/reviews/${reviewId}`)
  expect(seen.body.data).toMatchObject({ claimed_by: "Rosa Soto", claimed_by_id: rosa.id })
  expect((await call(mario, "POST", `${reviewId}/reject`, refusal)).status).toBe(409)
  // Another's claim is not given back.
  expect((await call(mario, "DELETE", `${reviewId}/claim`)).status).toBe(200)
  expect((await take(mario, reviewId)).status).toBe(409)
  expect((await call(rosa, "DELETE", `${reviewId}/claim`)).status).toBe(200)
  expect((await take(mario, reviewId)).status).toBe(200)
  const over = new Date(Date.now() + claimMs + 1)
  const later = await claimReview(api.database, { reviewId, actorId: rosa.id }, over)
  expect(later.getTime()).toBe(over.getTime() + claimMs)
})

test("[B10.49] a claim is renewed while its moderator stays, and ends with the decision", async () => {
  const { reviewId } = await addWaiting()
  const start = new Date()
  const first = await claimReview(api.database, { reviewId, actorId: rosa.id }, start)
  const soon = new Date(start.getTime() + 120_000)
  const second = await claimReview(api.database, { reviewId, actorId: rosa.id }, soon)
  expect(second.getTime() - first.getTime()).toBe(120_000)
  expect((await call(rosa, "POST", `${reviewId}/approve`)).status).toBe(200)
  expect(await api.database.$count(reviewClaims, eq(reviewClaims.reviewId, reviewId))).toBe(0)
  const late = await take(mario, reviewId)
  expect(late.status).toBe(409)
  expect(late.body.error.details.errors[0].path).toEqual(["review"])
})

test("[B10.49] a claim ends when the seller corrects the ad, and nobody takes their own", async () => {
  const { adId, reviewId, seller } = await addWaiting()
  await take(rosa, reviewId)
  const { content } = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  const gallery = content.gallery.map(({ id }: { id: number }) => id)
  const change = { ...content, gallery, name: "Nombre corregido" }
  await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, change)
  expect(await api.database.$count(reviewClaims, eq(reviewClaims.reviewId, reviewId))).toBe(0)
  const own = await addAd(api.database, { ownerId: rosa.id, state: "pending", slug: "de-rosa" })
  expect((await take(rosa, await addReview(api.database, own))).status).toBe(403)
  expect((await take(rosa, 999_999)).status).toBe(404)
})
