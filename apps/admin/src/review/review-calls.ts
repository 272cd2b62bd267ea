import { dataAnswerSchema } from "@wara/contract/answer"
import {
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

/** Undoes a decision. Throws PanelError, with 409 when it is too late. */
export async function sendUndo(id: number) {
  const call = { method: "POST", body: { data: {} } } as const
  return (await callApi(`admin/decisions/${id}/undo`, undoneAnswer, call)).data
}
