import type { Review } from "@wara/contract/review"
import { useGetList } from "react-admin"

const everyMs = 30_000

/** What waits for a decision, oldest first; looked at again every half minute. */
export function useQueue() {
  const { data, total, isPending, error, refetch } = useGetList<Review>(
    "reviews",
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: "submitted_at", order: "ASC" },
      filter: { state: "pending" },
    },
    { refetchInterval: everyMs },
  )
  return { queue: data ?? [], total: total ?? 0, isPending, error, refetch }
}

/** The submission that comes after another in the queue; of the last one, the oldest that remains. */
export function nextInQueue(queue: readonly Review[], id: number): Review | undefined {
  const index = queue.findIndex((review) => review.id === id)
  return queue[index + 1] ?? queue.find((review) => review.id !== id)
}

/** The one before; of the first one, the last. */
export function previousInQueue(queue: readonly Review[], id: number): Review | undefined {
  const index = queue.findIndex((review) => review.id === id)
  return index > 0 ? queue[index - 1] : queue.at(-1)
}
