import { dataAnswerSchema } from "@wara/contract/answer"
import {
  decisionSchema,
  type Review,
  reviewDetailSchema,
  reviewSchema,
  undoneDecisionSchema,
} from "@wara/contract/review"
import type { ReviewReason } from "@wara/domain/ads/review"
import { useGetList, useStore } from "react-admin"
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

const everyMs = 30_000

export const queueKinds = ["all", "first", "edit"] as const

type QueueKind = (typeof queueKinds)[number]

/** The chosen filter of the queue, stored in the browser. */
export function useQueueKind(): [QueueKind, (kind: QueueKind) => void] {
  return useStore<QueueKind>("reviews.kind", "all")
}

/** Submissions awaiting a decision, oldest first; refetched every half minute. */
export function useQueue() {
  const [kind] = useQueueKind()
  const { data, total, isPending, error, refetch } = useGetList<Review>(
    "reviews",
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: "submitted_at", order: "ASC" },
      filter: { state: "pending", ...(kind === "all" ? {} : { kind }) },
    },
    { refetchInterval: everyMs },
  )
  return { queue: data ?? [], total: total ?? 0, isPending, error, refetch }
}

/** The submission after another in the queue; after the last one, the oldest that remains. */
export function nextInQueue(queue: readonly Review[], id: number): Review | undefined {
  const index = queue.findIndex((review) => review.id === id)
  return queue[index + 1] ?? queue.find((review) => review.id !== id)
}

/** The previous one; before the first one, the last. */
export function previousInQueue(queue: readonly Review[], id: number): Review | undefined {
  const index = queue.findIndex((review) => review.id === id)
  return index > 0 ? queue[index - 1] : queue.at(-1)
}
