import type { Review } from "@wara/contract/review"
import { riskScores } from "@wara/domain/risk/risk-signal"
import { useGetList, useStore } from "react-admin"

export const queueKinds = ["all", "first", "edit", "audit"] as const

type QueueKind = (typeof queueKinds)[number]

export const riskFilters = ["any", "medium", "high"] as const

type RiskFilter = (typeof riskFilters)[number]

export const queueOrders = ["risk", "age"] as const

export type QueueOrder = (typeof queueOrders)[number]

/** What the queue shows and in which order, stored in the browser. */
export function useQueueView() {
  const [kind, setKind] = useStore<QueueKind>("reviews.kind", "all")
  const [risk, setRisk] = useStore<RiskFilter>("reviews.risk", "any")
  const [order, setOrder] = useStore<QueueOrder>("reviews.order", "risk")
  return { kind, setKind, risk, setRisk, order, setOrder }
}

const everyMs = 30_000

/** Of the same risk the oldest first; what has no score yet comes last. */
const sorts = {
  risk: { field: "risk_score:desc,submitted_at", order: "ASC" },
  age: { field: "submitted_at", order: "ASC" },
} as const

/** Submissions awaiting a decision, as the view says; refetched every half minute. */
export function useQueue() {
  const { kind, order, risk } = useQueueView()
  const { data, total, isPending, error, refetch } = useGetList<Review>(
    "reviews",
    {
      pagination: { page: 1, perPage: 100 },
      sort: sorts[order],
      filter: {
        state: "pending",
        ...(kind === "all" ? {} : { kind }),
        ...(risk === "any" ? {} : { "risk_score@gte": riskScores[risk] }),
      },
    },
    { refetchInterval: everyMs },
  )
  return { queue: data ?? [], total: total ?? 0, order, isPending, error, refetch }
}

/** The submission after another in the queue; after the last one, the first that remains. */
export function nextInQueue(queue: readonly Review[], id: number): Review | undefined {
  const index = queue.findIndex((review) => review.id === id)
  return queue[index + 1] ?? queue.find((review) => review.id !== id)
}

/** The previous one; before the first one, the last. */
export function previousInQueue(queue: readonly Review[], id: number): Review | undefined {
  const index = queue.findIndex((review) => review.id === id)
  return index > 0 ? queue[index - 1] : queue.at(-1)
}
