import { randomUUID } from "node:crypto"
import { draftOfContent } from "@wara/domain/ads/ad-draft"
import { type AdTransition, canTransition, nextAdState } from "@wara/domain/ads/ad-lifecycle"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import { DomainError } from "@wara/domain/errors"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { addTestSeller, buildContent, type TestSeller } from "../../../test/publish-ad.ts"
import type { Database } from "../../database/database.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { banAd } from "./use-cases/ban-ad.ts"
import { rejectReview, requestChanges } from "./use-cases/decide-review.ts"
import { createDraft } from "./use-cases/drafts.ts"
import { editAd } from "./use-cases/edit-ad.ts"
import { expireAds } from "./use-cases/expire-ads.ts"
import { deactivateAd, resumeAd } from "./use-cases/own-ad-steps.ts"
import { awaitPayment, dropPayment } from "./use-cases/paid-ad-steps.ts"
import { renewAd } from "./use-cases/renew-ad.ts"
import { reopenAd } from "./use-cases/reopen-ad.ts"
import { submitAd } from "./use-cases/submit-ad.ts"

let api: TestApp
let seller: TestSeller
let content: AdContent

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
  content = await buildContent(api, seller.id)
})

afterAll(() => api.close())

type StepState = { adId: number; now: Date; transaction: Database }

const refusal = { reason: "other", notes: "" } as const

const decide =
  (by: typeof approveReview | typeof rejectReview) =>
  async ({ adId, now, transaction }: StepState) => {
    const { rows } = await api.pool.query(
      "select id from ad_reviews where ad_id = $1 order by id desc limit 1",
      [adId],
    )
    const decision = { reviewId: rows[0]?.id ?? 0, actorId: seller.id, ...refusal }
    await by(transaction, api.config, decision, now)
  }

/** A step, and its transition in the table. */
const steps = {
  "await-payment": {
    actor: "owner",
    act: ({ adId, now, transaction }: StepState) =>
      awaitPayment(transaction, { adId, ownerId: seller.id }, now),
  },
  "drop-payment": {
    actor: "system",
    act: ({ adId, transaction }: StepState) => dropPayment(transaction, adId),
  },
  submit: {
    actor: "owner",
    act: ({ adId, now, transaction }: StepState) =>
      submitAd(
        transaction,
        api.config,
        { adId, ownerId: seller.id, featured: false, content },
        now,
      ),
  },
  approve: { actor: "staff", act: decide(approveReview) },
  "request-changes": { actor: "staff", act: decide(requestChanges) },
  reject: { actor: "staff", act: decide(rejectReview) },
  resubmit: {
    actor: "owner",
    act: ({ adId, now }: StepState) =>
      editAd(api.database, api.config, { adId, ownerId: seller.id, content }, now),
  },
  withdraw: {
    actor: "owner",
    act: ({ adId, now, transaction }: StepState) =>
      reopenAd(transaction, { adId, ownerId: seller.id }, now),
  },
  expire: {
    actor: "system",
    act: async ({ now }: StepState) => {
      await expireAds(api, now)
    },
  },
  deactivate: {
    actor: "owner",
    act: ({ adId, now, transaction }: StepState) =>
      deactivateAd(transaction, { adId, ownerId: seller.id, reason: "withdrawn" }, now),
  },
  resume: {
    actor: "owner",
    act: ({ adId, now, transaction }: StepState) =>
      resumeAd(transaction, { adId, ownerId: seller.id }, now),
  },
  renew: {
    actor: "owner",
    act: ({ adId, now, transaction }: StepState) =>
      renewAd(transaction, { adId, ownerId: seller.id, key: randomUUID() }, now),
  },
  ban: {
    actor: "staff",
    act: ({ adId, now, transaction }: StepState) =>
      banAd(transaction, api.config, { adId, actorId: seller.id, ...refusal }, now),
  },
} as const

const names = [
  "await-payment",
  "drop-payment",
  "submit",
  "approve",
  "request-changes",
  "reject",
  "resubmit",
  "withdraw",
  "expire",
  "deactivate",
  "resume",
  "renew",
  "ban",
] as const satisfies (keyof typeof steps)[]

/** Everything stored about the ad and its owner's credits. */
async function dump(adId: number): Promise<string> {
  const { rows } = await api.pool.query(
    `select (select row_to_json(ads) from ads where id = $1) as ad,
      (select json_agg(ad_reviews order by id) from ad_reviews where ad_id = $1) as reviews,
      (select json_agg(ad_images order by position) from ad_images where ad_id = $1) as images,
      (select json_agg(ad_reservations order by id) from ad_reservations) as credits,
      (select count(*) from credit_movements) as movements,
      (select count(*) from pgboss.job) as mails`,
    [adId],
  )
  return JSON.stringify(rows)
}

async function stateOf(adId: number): Promise<{ state: AdState; expires_at: Date | null }> {
  const { rows } = await api.pool.query("select state, expires_at from ads where id = $1", [adId])
  return rows[0]
}

/** Repeatable steps, which change nothing a second time and return no error. */
const silent = new Set(["drop-payment", "expire"])

test("any sequence of steps leaves an ad in the table's state; invalid steps change nothing", async () => {
  // The first steps are valid, the others arbitrary.
  const stepSequence = fc.tuple(
    fc.subarray(["submit", "approve"] as const, { minLength: 0 }),
    fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 7 }),
  )
  await fc.assert(
    fc.asyncProperty(stepSequence, async ([begin, rest]) => {
      const now = new Date()
      await giveCredits(api.database, seller.id, { available: 8 })
      const draft = draftOfContent(content)
      const made = { ownerId: seller.id, key: randomUUID(), draft }
      const adId = await createDraft(api.database, made, now)
      for (const name of [...begin, ...rest]) await takeStep(adId, name, now)
      await putAway(adId)
    }),
    { numRuns: 12, seed: 20_261_121 },
  )
})

/** So that the next sequence does not see this one's ads. */
async function putAway(adId: number): Promise<void> {
  await api.pool.query(
    "delete from ads where id = $1 and state in ('draft', 'awaiting_payment') and submitted_at is null",
    [adId],
  )
  await api.pool.query(
    "update ads set state = 'deactivated', ended_at = now() where id = $1 and state = 'active'",
    [adId],
  )
}

/** Two calls have several transitions, depending on the state. */
function transitionOf(name: keyof typeof steps, state: AdState): AdTransition {
  if (name === "withdraw" && state === "rejected") return "reopen"
  return name === "resubmit" && state === "pending" ? "correct" : name
}

async function takeStep(adId: number, name: keyof typeof steps, start: Date): Promise<void> {
  const { act, actor } = steps[name]
  const before = await stateOf(adId)
  // Ends and renewals depend on time.
  const now = name === "expire" || name === "renew" ? (before.expires_at ?? start) : start
  const step = transitionOf(name, before.state)
  const isPossible = canTransition(before.state, step, actor)
  const dumped = await dump(adId)
  const done = await api.database
    .transaction(async (transaction) => {
      await act({ adId, now, transaction })
      return true
    })
    .catch((error: unknown) => {
      const code = error instanceof DomainError ? error.code : error
      expect(["ConflictError", "NotFoundError"]).toContain(code)
      return false
    })
  const { state } = await stateOf(adId)
  if (isPossible) {
    expect([name, done, state]).toEqual([name, true, nextAdState(before.state, step, actor)])
    return
  }
  // An edit of an approved ad, a second submission or checkout, and reopening a draft are no transitions.
  const isRepetition =
    (name === "submit" && (before.state === "pending" || before.state === "active")) ||
    (name === "await-payment" && before.state === "awaiting_payment") ||
    (name === "withdraw" && before.state === "draft") ||
    (name === "resubmit" && ["active", "expired", "deactivated"].includes(before.state))
  expect([name, done, state]).toEqual([name, isRepetition || silent.has(name), before.state])
  if (!isRepetition) expect(await dump(adId)).toBe(dumped)
}
