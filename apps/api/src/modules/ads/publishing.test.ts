import { randomUUID } from "node:crypto"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { draftOfContent } from "@wara/domain/ads/draft-content"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addTestSeller, buildContent, callOwn, waitingReview } from "../../../test/publish-ad.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { approveReview } from "./use-cases/approve-review.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const day = 86_400_000
const makeDraft = (token: string, draft = emptyDraft(), key = randomUUID()) =>
  callOwn(api, token, "POST /users/me/ads", { key, draft })
const publicAds = async (slug: string) =>
  (await callOwn(api, null, `GET /ads?filters[slug][$eq]=${slug}&populate=*`)).body.data

test("[S1.3] [S1.4] [S4.12] an ad waits for review, is public for 15 days once approved, and its owner is told", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id)
  const made = await makeDraft(seller.token)
  expect(made.status).toBe(200)
  const { id } = made.body.data
  expect(made.body.data).toMatchObject({ state: "draft", can: { edit: true, delete: true } })

  const draft = { ...draftOfContent(content), step: 5 }
  const saved = await callOwn(api, seller.token, `PUT /users/me/ads/${id}/draft`, {
    version: 1,
    draft,
  })
  expect(saved.body.data.version).toBe(2)
  const newest = await callOwn(api, seller.token, "GET /users/me/draft")
  expect(newest.body.data).toMatchObject({ ad: id, version: 2, draft: { step: 5 } })
  expect(newest.body.data.images.map((image: { id: number }) => image.id)).toEqual(content.gallery)

  const submit = { featured: false, ad: content }
  const sent = await callOwn(api, seller.token, `POST /users/me/ads/${id}/submit`, submit)
  expect(sent.body.data).toMatchObject({
    state: "pending",
    slug: `grua-horquilla-toyota-8fg25-${id}`,
    review: { kind: "first", state: "pending" },
  })
  const again = await callOwn(api, seller.token, `POST /users/me/ads/${id}/submit`, submit)
  expect(again).toEqual(sent)
  expect(await countCredits(api.database, seller.id)).toEqual({ publication: 0, featured: 0 })
  const { slug } = sent.body.data
  expect(await publicAds(slug)).toEqual([])
  expect((await callOwn(api, seller.token, "GET /users/me/draft")).body.data).toBeNull()

  const now = new Date()
  const decision = { reviewId: await waitingReview(api, id), actorId: seller.id }
  await api.database.transaction((transaction) =>
    approveReview(transaction, api.config, decision, now),
  )
  const [shown] = await publicAds(slug)
  expect(shown).toMatchObject({ name: content.name, active: true, remaining_days: 15 })
  expect(shown.expires_at).toBe(new Date(now.getTime() + 15 * day).toISOString())
  expect(shown.gallery).toHaveLength(1)
  const subjects = (await mailsTo(api, seller.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(["Recibimos tu anuncio · Wara", "Tu anuncio está publicado · Wara"])
  // Active is not enough: without days left nobody sees it, before any job came by.
  await api.pool.query(
    "update ads set published_at = published_at - interval '15 days', expires_at = now() where id = $1",
    [id],
  )
  expect(await publicAds(slug)).toEqual([])
})
