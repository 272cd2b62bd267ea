import type { Review } from "@wara/contract/review"
import { useGetIdentity, useNotify } from "react-admin"
import { useNavigate } from "react-router"
import { PanelError } from "../wire/query-client.ts"
import { claimTexts } from "./claim-texts.ts"
import { deskPath } from "./queue-row.tsx"
import { sendClaim } from "./review-calls.ts"
import { isOthers } from "./use-claim.ts"

/** Tries of one press: others of the team may have taken as many since the list was read. */
const maxTries = 5

/**
 * Takes the first submission that nobody else has, and opens it; one that was taken or decided since
 * the list was read is passed over.
 */
export function useTakeNext(queue: readonly Review[], refetch: () => unknown): () => void {
  const { data: identity } = useGetIdentity()
  const navigate = useNavigate()
  const notify = useNotify()
  async function takeNext() {
    const isFree = (review: Review) =>
      !isOthers(review, identity?.id, new Date()) && review.owner_id !== identity?.id
    for (const next of queue.filter(isFree).slice(0, maxTries)) {
      const error = await sendClaim(next.id).then(
        () => null,
        (failure: unknown) => failure,
      )
      if (error instanceof PanelError && (error.status === 409 || error.status === 404)) continue
      // The desk reads the same list, and must know whose it is.
      await refetch()
      if (error === null) return navigate(deskPath(next))
      if (!(error instanceof PanelError)) throw error
      return notify(error.sentence, { type: "error" })
    }
    notify(claimTexts.nothingFree)
    await refetch()
  }
  return () => void takeNext()
}
