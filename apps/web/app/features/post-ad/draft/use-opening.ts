import type { SavedDraft } from "@wara/contract/draft"
import { isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useRef, useState } from "react"
import { getJson } from "../../../browser/http/get-json.ts"
import type { Posting } from "../posting.ts"
import type { SavingAnswer } from "./draft-calls.ts"
import type { DraftStore } from "./draft-store.ts"
import type { DraftSync } from "./draft-sync.ts"
import { isUnsaved, isWaiting } from "./local-draft.ts"
import { type Reconciliation, reconcileDrafts } from "./reconcile-drafts.ts"

async function look(ad: number): Promise<SavingAnswer | null> {
  const answer = await getJson(paths.draft, { query: { ad: String(ad) } }).catch(() => null)
  return isAnswer(answer) ? answer : null
}

function isAnswer(answer: unknown): answer is SavingAnswer {
  return typeof answer === "object" && answer !== null && "kind" in answer
}

type Accepted =
  | { kind: "opened"; step: number }
  /** This browser has another ad that could not be saved; continuing would lose it. */
  | { kind: "unsaved" }
  /** It was submitted or deleted since the page was opened. */
  | { kind: "gone"; isSubmitted: boolean }

const offerOf = (found: Reconciliation): SavedDraft | null =>
  found.kind === "offer" ? found.saved : null

/**
 * Reconciles this browser's draft with the server's when a page of the form opens. When there is
 * none here, returns the server's draft as an offer until the user has chosen.
 */
export function useOpening(store: DraftStore, sync: DraftSync, posting: Posting) {
  const { saved, isWanted, contact } = posting
  const [found, setFound] = useState(() => reconcileDrafts(store.getState(), saved, isWanted))
  const [offer, setOffer] = useState(offerOf(found))
  const [wasBegun, setWasBegun] = useState(false)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    // Again, because the server did not know this browser's draft.
    const local = store.getState()
    const now = reconcileDrafts(local, saved, isWanted)
    setFound(now)
    setOffer(offerOf(now))
    setWasBegun(local.draft.step > 1 && isPartlyFilled(local.draft))
    if (now.kind === "take") local.take(now.saved)
    if (now.kind === "adopt") local.adopt(now.saved, now.isSame)
    if (now.kind === "ask") sync.settle(now.saved)
    if (now.kind !== "look") return
    look(now.ad).then((answer) => {
      if (answer?.kind === "newer") return sync.settle(answer.saved)
      if (answer?.kind !== "gone") return
      // A draft that was deleted elsewhere, but changed here, becomes a separate draft.
      const { clearAll, separate } = store.getState()
      if (answer.isSubmitted || !isUnsaved(store.getState())) clearAll()
      else separate()
    })
  }, [store, sync, saved, isWanted])
  useEffect(() => {
    const fill = () => {
      const { draft, fillIn } = store.getState()
      const { email, phone, region } = draft.ad
      if (email === "" && phone === "" && region === 0) fillIn(contact)
    }
    fill()
    // A new draft is also prefilled with the account's data.
    return store.subscribe((now, before) => {
      if (now.key !== before.key) fill()
    })
  }, [store, contact])
  return {
    offer,
    /** Whether this browser already had an ad of more than one step. */
    wasBegun,
    /** Whether the draft that the user chose is the open one. */
    isChosen: isWanted && found.kind !== "offer",
    /**
     * Opens the newest version of the offered draft, which another device may have saved since the
     * page was loaded. Unsaved changes to another ad are saved first.
     */
    accept: async (offered: SavedDraft): Promise<Accepted> => {
      await sync.flush()
      const answer = await look(offered.ad)
      if (isWaiting(store.getState())) return { kind: "unsaved" }
      setOffer(null)
      if (answer?.kind === "gone") return answer
      // Without an answer, the version that came with the page is used.
      const newest = answer?.kind === "newer" ? answer.saved : offered
      store.getState().take(newest)
      return { kind: "opened", step: newest.draft.step }
    },
    /**
     * Starts another ad under its own key, since this browser's key may belong to the offered one.
     */
    decline: () => {
      store.getState().separate()
      setOffer(null)
    },
  }
}
