import type { SavedDraft } from "@wara/contract/draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { getJson } from "../../../ui/http/get-json.ts"
import type { Posting } from "../posting.ts"
import type { SavingAnswer } from "./draft-answer.ts"
import type { DraftStore } from "./draft-store.ts"
import type { DraftSync } from "./draft-sync.ts"
import { isUnsaved } from "./local-draft.ts"
import { reconcileDrafts } from "./reconcile-drafts.ts"

async function look(ad: number): Promise<SavingAnswer | null> {
  const answer = await getJson(paths.draft, { query: { ad: String(ad) } }).catch(() => null)
  return isAnswer(answer) ? answer : null
}

function isAnswer(answer: unknown): answer is SavingAnswer {
  return typeof answer === "object" && answer !== null && "kind" in answer
}

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
    /** What is typed here goes to the server before another draft takes its place. */
    accept: async () => {
      await sync.flush()
      if (offer && !isUnsaved(store.getState())) store.getState().take(offer)
      setOffer(null)
    },
    decline: () => setOffer(null),
  }
}
