import type { SavedDraft } from "@wara/contract/draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { getJson } from "../../../ui/http/get-json.ts"
import type { Posting } from "../posting.ts"
import type { SavingAnswer } from "./draft-answer.ts"
import type { DraftStore } from "./draft-store.ts"
import type { DraftSync } from "./draft-sync.ts"
import { isUnsaved, isWaiting } from "./local-draft.ts"
import { reconcileDrafts } from "./reconcile-drafts.ts"

async function look(ad: number): Promise<SavingAnswer | null> {
  const answer = await getJson(paths.draft, { query: { ad: String(ad) } }).catch(() => null)
  return isAnswer(answer) ? answer : null
}

function isAnswer(answer: unknown): answer is SavingAnswer {
  return typeof answer === "object" && answer !== null && "kind" in answer
}

/** What became of going on with the draft that the server has. */
type Accepted =
  | { kind: "opened"; step: number }
  /** This browser has another ad that could not be saved; taking the other would lose it. */
  | { kind: "unsaved" }
  /** It was sent or deleted since the page was opened. */
  | { kind: "gone"; isSubmitted: boolean }

/**
 * Makes one of this browser's draft and the server's when a page of the form opens. Answers a draft to
 * go on with, when there is nothing here, until the person chose.
 */
export function useOpening(store: DraftStore, sync: DraftSync, posting: Posting) {
  const { saved, isWanted, contact } = posting
  const [found] = useState(() => reconcileDrafts(store.getState(), saved, isWanted))
  const [offer, setOffer] = useState<SavedDraft | null>(found.kind === "offer" ? found.saved : null)
  useEffect(() => {
    const local = store.getState()
    if (found.kind === "take") local.take(found.saved)
    if (found.kind === "adopt") local.adopt(found.saved, found.isSame)
    if (found.kind === "ask") sync.settle(found.saved)
    if (found.kind !== "look") return
    look(found.ad).then((answer) => {
      if (answer?.kind === "newer") return sync.settle(answer.saved)
      if (answer?.kind !== "gone") return
      // What was deleted elsewhere while something was typed here becomes a draft of its own.
      const { clearAll, separate } = store.getState()
      if (answer.isSubmitted || !isUnsaved(store.getState())) clearAll()
      else separate()
    })
  }, [found, store, sync])
  useEffect(() => {
    const fill = () => {
      const { draft, fillIn } = store.getState()
      const { email, phone, region } = draft.ad
      if (email === "" && phone === "" && region === 0) fillIn(contact)
    }
    fill()
    // Starting anew begins with what the account knows, too.
    return store.subscribe((now, before) => {
      if (now.key !== before.key) fill()
    })
  }, [store, contact])
  return {
    offer,
    /** Whether the draft that somebody chose is the one that is open. */
    isChosen: isWanted && found.kind !== "offer",
    /**
     * Opens the newest version of the offered draft, which another device may have saved since the page
     * was loaded. What was typed here of another ad goes to the server before.
     */
    accept: async (offered: SavedDraft): Promise<Accepted> => {
      await sync.flush()
      const answer = await look(offered.ad)
      if (isWaiting(store.getState())) return { kind: "unsaved" }
      setOffer(null)
      if (answer?.kind === "gone") return answer
      // Without an answer the version that came with the page is the newest that is known.
      const newest = answer?.kind === "newer" ? answer.saved : offered
      store.getState().take(newest)
      return { kind: "opened", step: newest.draft.step }
    },
    /** Begins another ad, under a key of its own: this browser's may be that of the offered one. */
    decline: () => {
      store.getState().separate()
      setOffer(null)
    },
  }
}
