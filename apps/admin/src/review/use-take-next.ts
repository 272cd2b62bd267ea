import type { Review } from "@wara/contract/review"
import { useGetIdentity, useNotify } from "react-admin"
import { useNavigate } from "react-router"
import { PanelError } from "../wire/query-client.ts"
import { claimTexts } from "./claim-texts.ts"
import { deskPath } from "./queue-row.tsx"
import { sendClaim } from "./review-calls.ts"
import { isOthers } from "./use-claim.ts"

/** Takes the first submission that nobody else has, and opens it. */
export function useTakeNext(queue: readonly Review[], refetch: () => unknown): () => void {
  const { data: identity } = useGetIdentity()
  const navigate = useNavigate()
  const notify = useNotify()
  async function takeNext() {
    const isFree = (review: Review) =>
      !isOthers(review, identity?.id, new Date()) && review.owner_id !== identity?.id
    const next = queue.find(isFree)
    if (!next) return notify(claimTexts.nothingFree)
    try {
      await sendClaim(next.id)
      // The desk reads the same list, and must know whose it is.
      await refetch()
      navigate(deskPath(next))
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      notify(error.refusals[0]?.message ?? error.message, { type: "error" })
      await refetch()
    }
  }
  return () => void takeNext()
}
