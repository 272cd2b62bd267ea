import { type AdDraft, isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { useState } from "react"
import { useStore } from "zustand"
import { notify } from "../../../ui/notify.ts"
import type { DraftSync } from "../draft/draft-sync.ts"
import type { useOpening } from "../draft/use-opening.ts"
import { postAdTexts, draftNoticeTexts as texts } from "../texts.ts"
import { DraftNotice } from "./draft-notice.tsx"

/**
 * When a draft was started here or on another device, offers to continue it or start again; the
 * existing draft is kept among the user's ads.
 */
export function ResumeNotice(props: {
  sync: DraftSync
  opening: ReturnType<typeof useOpening>
  step: number
  draft: AdDraft
  onOpen: (step: number) => void
  onStartNew: () => void
}) {
  const { opening, step, draft, onOpen } = props
  const { offer } = opening
  const { kind } = useStore(props.sync.state)
  // Once they continued, users who return to the first step are not asked again.
  const [isAsking, setIsAsking] = useState(step === 1)
  // The notice above asks already; there should be only one question at a time.
  if (kind === "submitted" || kind === "ask") return null
  if (offer !== null) {
    const when = texts.savedAt(formatMoment(new Date(offer.saved_at)), offer.device)
    return (
      <DraftNotice
        title={texts.continueTitle}
        text={`${texts.continueText(offer.draft.ad.name)} ${when}`}
      >
        <button
          type="button"
          className="button button-primary"
          onClick={async () => {
            const accepted = await opening.accept(offer)
            if (accepted.kind === "opened") return onOpen(accepted.step)
            if (accepted.kind === "unsaved") return notify("warning", texts.notSaved)
            notify("info", accepted.isSubmitted ? texts.submittedText : texts.goneText)
          }}
        >
          {texts.continueIt}
        </button>
        <button type="button" className="button button-quiet" onClick={opening.decline}>
          {texts.startNew}
        </button>
      </DraftNotice>
    )
  }
  if (!opening.wasBegun || !isAsking || step !== 1 || !isPartlyFilled(draft)) return null
  return (
    <DraftNotice title={texts.continueTitle} text={texts.continueText(draft.ad.name)}>
      <button
        type="button"
        className="button button-primary"
        onClick={() => {
          setIsAsking(false)
          onOpen(draft.step)
        }}
      >
        {texts.continueAt(postAdTexts.steps[draft.step]?.name ?? "")}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          setIsAsking(false)
          props.onStartNew()
        }}
      >
        {texts.startNew}
      </button>
    </DraftNotice>
  )
}
