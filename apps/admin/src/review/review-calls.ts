import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  type BulkReviewResult,
  bulkReviewAnswerSchema,
  claimSchema,
  decisionSchema,
  type Review,
  reviewDetailSchema,
  reviewSchema,
  undoneDecisionSchema,
} from "@wara/contract/review"
import type { ReviewReason } from "@wara/domain/ads/review"
import { callApi } from "../wire/call-api.ts"

/** Decisions on a submission; banning ends the ad itself. */
export const decisions = ["approve", "request-changes", "reject", "ban"] as const

export type Decision = (typeof decisions)[number]

/** The reason, and the message to the seller. */
export type Grounds = { reason: ReviewReason; notes: string }

const claimAnswer = dataAnswerSchema(claimSchema)
const detailAnswer = dataAnswerSchema(reviewDetailSchema)
const decisionAnswer = dataAnswerSchema(decisionSchema)
const undoneAnswer = dataAnswerSchema(undoneDecisionSchema)
const reviewAnswer = dataAnswerSchema(reviewSchema)

/** Fetches all data needed to decide. Throws PanelError. */
export async function readReviewDetail(id: number, signal?: AbortSignal) {
  return (await callApi(`admin/reviews/${id}/detail`, detailAnswer, { signal })).data
}

/** Fetches the current state of a submission. Throws PanelError. */
export async function readReview(id: number): Promise<Review> {
  return (await callApi(`admin/reviews/${id}`, reviewAnswer)).data
}

/** Sends a decision and returns its id. Throws PanelError, with 409 when it was already decided. */
export async function sendDecision(
  review: Pick<Review, "id" | "ad_id">,
  decision: Decision,
  grounds: Grounds | null,
): Promise<number> {
  const path =
    decision === "ban" ? `admin/ads/${review.ad_id}/ban` : `admin/reviews/${review.id}/${decision}`
  const body = { data: grounds ?? {} }
  return (await callApi(path, decisionAnswer, { method: "POST", body })).data.id
}

/** Refuses several submissions for one reason; returns the result of each. Throws PanelError. */
export async function sendBulkDecision(
  call: { kind: Decision; reviews: readonly number[]; key: string } & Grounds,
): Promise<readonly BulkReviewResult[]> {
  const body = { data: call }
  return (await callApi("admin/reviews/bulk", bulkReviewAnswerSchema, { method: "POST", body }))
    .data
}

/** Undoes a decision. Throws PanelError, with 409 when it is too late. */
export async function sendUndo(id: number) {
  const call = { method: "POST", body: { data: {} } } as const
  return (await callApi(`admin/decisions/${id}/undo`, undoneAnswer, call)).data
}

/** Takes a submission, or renews that; returns its end. Throws PanelError, with 409 for another's. */
export async function sendClaim(id: number): Promise<string> {
  const call = { method: "POST", body: { data: {} } } as const
  return (await callApi(`admin/reviews/${id}/claim`, claimAnswer, call)).data.until
}

/** Gives a submission back, also when the page is being closed. Throws PanelError. */
export async function withdrawClaim(id: number): Promise<void> {
  await callApi(`admin/reviews/${id}/claim`, okAnswerSchema, { method: "DELETE" })
}
