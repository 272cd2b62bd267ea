import type { Review } from "@wara/contract/review"
import { useGetList, useStore } from "react-admin"

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
