import type { Review } from "@wara/contract/review"
import { claimRenewalMs } from "@wara/domain/ads/review-claim"
import { useEffect, useState } from "react"
import { useGetIdentity, useNotify } from "react-admin"
import { PanelError } from "../wire/query-client.ts"
import { claimTexts } from "./claim-texts.ts"
import { sendClaim, withdrawClaim } from "./review-calls.ts"

type Claimed = Pick<Review, "id" | "claimed_by" | "claimed_by_id" | "claimed_until">

/** Whether another member of the team has a submission now. */
export function isOthers(review: Claimed, ownId: unknown, now: Date): boolean {
  const { claimed_by_id: id, claimed_until: until } = review
  return id !== null && until !== null && id !== ownId && new Date(until) > now
}

/** Who has a submission, in words; null when nobody has it. */
export function claimHolder(review: Claimed, ownId: unknown, now: Date): string | null {
  if (isOthers(review, ownId, now)) return claimTexts.rowOther(review.claimed_by ?? "")
  return review.claimed_by_id !== null && review.claimed_by_id === ownId ? claimTexts.rowMine : null
}

/**
 * The claim of an open submission: taken on request, renewed while its page is visible, given back
 * when it is left.
 */
export function useClaim(id: number, review: Claimed | undefined, refetch: () => unknown) {
  const { data: identity } = useGetIdentity()
  const [until, setUntil] = useState<string | null>(null)
  const [isGivenBack, setGivenBack] = useState(false)
  const notify = useNotify()
  const ownId = identity?.id
  const isListedAsMine = review?.claimed_by_id === ownId && ownId !== undefined && !isGivenBack
  const isMine = until !== null || isListedAsMine

  async function renew() {
    try {
      setUntil(await sendClaim(id))
      setGivenBack(false)
    } catch (error) {
      setUntil(null)
      if (!(error instanceof PanelError)) throw error
      notify(error.refusals[0]?.message ?? error.message, { type: "error" })
    }
    await refetch()
  }

  async function giveBack() {
    setUntil(null)
    setGivenBack(true)
    await withdrawClaim(id).catch(() => undefined)
    await refetch()
  }

  useEffect(() => {
    if (!isMine) return
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return
      sendClaim(id).then(setUntil, () => setUntil(null))
    }, claimRenewalMs)
    return () => {
      clearInterval(timer)
      // Others can read what was left; if the call is lost, the claim ends by its time.
      void withdrawClaim(id).catch(() => undefined)
    }
  }, [id, isMine])

  return {
    mineUntil: isMine ? (until ?? review?.claimed_until ?? null) : null,
    other: review && !isMine && isOthers(review, ownId, new Date()) ? review : null,
    take: () => void renew(),
    giveBack: () => void giveBack(),
  }
}
