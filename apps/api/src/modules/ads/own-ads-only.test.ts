import { randomUUID } from "node:crypto"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import {
  addPendingAd,
  addTestSeller,
  addUpload,
  buildContent,
  callOwn,
  draftWith,
  submissionOf,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { requestChanges } from "./use-cases/decide-review.ts"

let api: TestApp
let owner: TestSeller
let otherSeller: TestSeller

beforeAll(async () => {
  api = await createTestApp()
  owner = await addTestSeller(api, { credits: 2, featured: 1 })
  // Everything optional is set, so that only the owner differs.
  otherSeller = await addTestSeller(api, { credits: 5, featured: 5 })
})

afterAll(() => api.close())

type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`

/** Every call about an ad, with a valid body of its owner. */
async function callsOn(id: number | string): Promise<[Call, unknown][]> {
  const content = await buildContent(api, otherSeller.id)
  return [
    [`GET /users/me/ads/${id}`, undefined],
    [`PUT /users/me/ads/${id}/draft`, { version: 1, draft: emptyDraft() }],
    ["POST /users/me/ads/submit", submissionOf(draftWith(content, Number(id)), { version: 2 })],
    [`PUT /users/me/ads/${id}`, content],
    [`POST /users/me/ads/${id}/renew`, { key: randomUUID() }],
    [`POST /users/me/ads/${id}/feature`, { key: randomUUID() }],
    [`POST /users/me/ads/${id}/reopen`, {}],
    [`POST /users/me/ads/${id}/deactivate`, { reason: "sold" }],
    [`POST /users/me/ads/${id}/resume`, {}],
    [`POST /users/me/ads/${id}/duplicate`, { key: randomUUID() }],
    [`DELETE /users/me/ads/${id}`, undefined],
  ]
}

const tables = [
  "ads",
  "ad_drafts",
  "ad_images",
  "ad_reviews",
  "ad_review_images",
  "ad_reservations",
  "ad_featured_reservations",
  "credit_movements",
  "ad_renewals",
  "ad_featurings",
  "one_time_tokens",
]

async function dump(): Promise<string> {
  const parts = tables.map(
    (table) =>
      `(select json_agg(line order by line) from (select row_to_json(${table})::text as line from ${table}) as lines) as ${table}`,
  )
  const mails = "(select count(*) from pgboss.job where name = 'mail') as mails"
  const { rows } = await api.pool.query(`select ${[...parts, mails].join(", ")}`)
  return JSON.stringify(rows)
}

async function decide(by: typeof approveReview | typeof requestChanges, adId: number, now: Date) {
  const decision = {
    reviewId: await waitingReview(api, adId),
    actorId: owner.id,
    reason: "other",
    notes: "",
  } as const
  await api.database.transaction((transaction) => by(transaction, api.config, decision, now))
}

test("other users' ads are not found: 404 to every call in every state, and nothing changes", async () => {
  const draft = await callOwn(api, owner.token, "POST /users/me/ads", {
    key: randomUUID(),
    draft: emptyDraft(),
  })
  const pending = await addPendingAd(api, owner)
  const sentBack = await addPendingAd(api, owner)
  await decide(requestChanges, sentBack, new Date())
  // Renewable: less than 3 days are left.
  const active = await addPendingAd(api, owner)
  await decide(approveReview, active, new Date(Date.now() - 13 * 86_400_000))
  for (const id of [draft.body.data.id, pending, sentBack, active, 999_999]) {
    const calls = await callsOn(id)
    const before = await dump()
    for (const [call, data] of calls) {
      const { status, body } = await callOwn(api, otherSeller.token, call, data)
      expect([call, status]).toEqual([call, 404])
      expect(JSON.stringify(body)).not.toContain(owner.email)
    }
    expect(await dump()).toBe(before)
  }
  for (const [call, data] of await callsOn(active)) {
    expect((await callOwn(api, null, call, data)).status).toBe(401)
  }
  const asked = await callOwn(
    api,
    otherSeller.token,
    `GET /users/me/draft?ad=${draft.body.data.id}`,
  )
  expect(asked.body.data).toBeNull()
  const { data, meta } = (await callOwn(api, otherSeller.token, "GET /users/me/ads")).body
  expect({ data, total: meta.pagination.total }).toEqual({ data: [], total: 0 })
})

test("control: each of these calls succeeds for the owner of an ad in its state", async () => {
  const statuses: number[] = []
  const send = async (id: number, which: number) => {
    const [call, data] = (await callsOn(id))[which] ?? (["GET /users/me/ads", undefined] as const)
    statuses.push((await callOwn(api, otherSeller.token, call, data)).status)
  }
  const key = randomUUID()
  const made = await callOwn(api, otherSeller.token, "POST /users/me/ads", {
    key,
    draft: emptyDraft(),
  })
  const { id } = made.body.data
  // Withdrawn once, it is a draft of version 1 again.
  for (const which of [0, 1, 2, 6, 1, 2]) await send(id, which)
  await decide(requestChanges, id, new Date())
  await send(id, 3)
  await decide(approveReview, id, new Date(Date.now() - 13 * 86_400_000))
  for (const which of [4, 5, 7, 8, 9]) await send(id, which)
  const copy = await callOwn(api, otherSeller.token, "GET /users/me/draft")
  await send(copy.body.data.ad, 10)
  expect(statuses).toEqual(Array(13).fill(200))
})

test("other users' pictures, avatars and unknown pictures are rejected in drafts and ads", async () => {
  await giveCredits(api.database, otherSeller.id, { available: 1 })
  const content = await buildContent(api, otherSeller.id)
  const made = await callOwn(api, otherSeller.token, "POST /users/me/ads", {
    key: randomUUID(),
    draft: emptyDraft(),
  })
  const { id } = made.body.data
  const avatar = await addUpload(api, otherSeller.id)
  await api.pool.query("update uploads set type = 'avatar' where file_id = $1", [avatar])
  const ownGallery = await addUpload(api, owner.id)
  for (const file of [avatar, ownGallery, 999_999]) {
    const before = await dump()
    const draft = { ...emptyDraft(), ad: { ...emptyDraft().ad, gallery: [{ id: file }] } }
    const ad = { ...content, gallery: [...content.gallery, file] }
    const answers = [
      await callOwn(api, otherSeller.token, "POST /users/me/ads", { key: randomUUID(), draft }),
      await callOwn(api, otherSeller.token, `PUT /users/me/ads/${id}/draft`, { version: 1, draft }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    const submission = submissionOf(draftWith(ad, id))
    const sent = await callOwn(api, otherSeller.token, "POST /users/me/ads/submit", submission)
    expect(sent.body.data).toMatchObject({
      outcome: "invalid",
      errors: [{ path: ["ad", "gallery"] }],
    })
    expect(await dump()).toBe(before)
  }
})
