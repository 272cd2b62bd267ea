import { isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { draftPack, quoteDraft } from "@wara/domain/orders/quote-draft"
import { paths, postAdStepPath } from "@wara/domain/site/paths"
import { type FormEvent, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { ConfirmEmailNotice } from "../../entities/account/confirm-email-notice.tsx"
import { AdCard } from "../../entities/ad/card/ad-card.tsx"
import { useCommunes } from "../../entities/place/communes-store.ts"
import { notify } from "../../ui/notify.ts"
import { CostPanel, costLines } from "./cost/cost-panel.tsx"
import { trackPack } from "./cost/track-choices.ts"
import { postJson } from "./draft/draft-calls.ts"
import type { DraftStore } from "./draft/draft-store.ts"
import { useDraftSync } from "./draft/draft-sync.ts"
import { isWaiting } from "./draft/local-draft.ts"
import { useDraft } from "./draft/use-draft-store.ts"
import { useOpening } from "./draft/use-opening.ts"
import { usePriceQuestion } from "./fields/price-question.tsx"
import { type AdErrors, errorsOfStep, useFormErrors } from "./form-errors.ts"
import { PreviewFold, PreviewPanel } from "./frame/card-preview.tsx"
import { DraftsFullNotice } from "./frame/draft-notice.tsx"
import { ResumeNotice } from "./frame/resume-notice.tsx"
import { SavedMark, StepBar } from "./frame/step-bar.tsx"
import { StepRail } from "./frame/step-rail.tsx"
import { SyncNotice } from "./frame/sync-notice.tsx"
import { type Upload, unfinishedText } from "./gallery/queue/upload.ts"
import { useGallery } from "./gallery/use-gallery.ts"
import { LeaveGuard } from "./gallery/view/leave-guard.tsx"
import type { Posting } from "./posting.ts"
import { previewAd, previewReader } from "./preview-ad.ts"
import { StepFields } from "./step-fields.tsx"
import { lastStep, stepOfSearch, useFocusOnStep, useRightAddress } from "./steps.ts"
import { draftNoticeTexts, fieldTexts, postAdTexts as texts } from "./texts.ts"

export function Wizard(props: { posting: Posting; store: DraftStore }) {
  const { posting, store } = props
  const { owner, prices } = posting
  const local = useDraft(store)
  const { draft, pictures } = local
  const sync = useDraftSync(owner, store)
  const opening = useOpening(store, sync, posting)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = stepOfSearch(search, draft)
  const { form, errors, setErrors, forget } = useFormErrors()
  const [isChecking, setIsChecking] = useState(false)
  const gallery = useGallery({
    images: pictures,
    onChange: (images) => {
      local.setPictures(images)
      forget({ gallery: null })
    },
    target: posting.target,
  })
  const region = posting.regions.find(({ id }) => id === draft.ad.region)
  const communes = useCommunes(region?.slug ?? "", posting.communes)
  const priceQuestion = usePriceQuestion(draft.ad)
  const cost = quoteDraft(draft, prices, prices.credits)
  const heading = useFocusOnStep(step)

  const open = (next: number, options: { replace?: boolean } = {}) =>
    navigate(next > lastStep ? paths.postAdSummary : postAdStepPath(next), {
      ...options,
      // Changing the step sends no request, so it works offline.
      ...(next > lastStep ? {} : { defaultShouldRevalidate: false }),
    })

  useRightAddress(opening.isChosen, store)

  const next = async (event: FormEvent) => {
    event.preventDefault()
    const isUploading = step === lastStep && gallery.unfinished.length > 0
    if (isChecking || isUploading) return
    if (step === 1) {
      const pack = draftPack(draft, prices, prices.credits)
      if (pack !== null) {
        trackPack({ store, prices }, pack)
        local.choose({ pack })
      }
    } else {
      setIsChecking(true)
      // Without an answer the form continues: the summary validates everything again.
      const found = (await postJson<AdErrors>(paths.draftCheck, draft)) ?? {}
      setIsChecking(false)
      const asked = priceQuestion.isOpen ? { price: fieldTexts.lowPriceOpen } : {}
      const wrong = errorsOfStep({ ...asked, ...found }, step)
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) return
    }
    if (step + 1 > draft.step) local.choose({ step: Math.min(step + 1, lastStep) })
    open(step + 1)
  }

  const preview = previewAd(draft, pictures, posting, {
    commune: communes.communes.find(({ value }) => value === String(draft.ad.commune))?.label ?? "",
    now: new Date(0).toISOString(),
    days: cost?.pack?.days ?? prices.credits.days,
  })
  const card = <AdCard ad={preview} viewer={previewReader} />
  const unfinished = step === lastStep ? gallery.unfinished : []

  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)_18rem]">
      <div className="lg:sticky lg:top-[calc(var(--size-header)+1.5rem)] lg:self-start">
        <StepRail step={step} reached={draft.step} isReady={draft.step === lastStep} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <div>
          <p className="text-ink-soft text-sm tabular-nums">{texts.stepOf(step, lastStep + 1)}</p>
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            {texts.steps[step]?.title}
          </h1>
          <p className="mt-2 max-w-text text-ink-soft">{texts.leads[step]}</p>
        </div>
        <SyncNotice sync={sync} store={store} />
        <ResumeNotice
          sync={sync}
          opening={opening}
          step={step}
          draft={draft}
          onOpen={open}
          onStartNew={async () => {
            await sync.flush()
            // Unsaved data that only this browser has is not discarded.
            if (isWaiting(store.getState())) return notify("warning", draftNoticeTexts.notSaved)
            sync.startOver(local.clearAll)
            open(1, { replace: true })
          }}
        />
        {posting.reachedDraftLimit !== null && draft.ad.ad_id === null ? (
          <DraftsFullNotice limit={posting.reachedDraftLimit} />
        ) : null}
        {!posting.isConfirmed && (step === 1 || step === lastStep) ? (
          <ConfirmEmailNotice email={posting.email} pending_email={posting.pendingEmail} />
        ) : null}
        <form
          ref={form}
          noValidate
          data-waits
          onSubmit={next}
          className="flex flex-col gap-6 [&_:is(input,select,textarea)]:scroll-mb-40"
        >
          <StepFields
            step={step}
            posting={posting}
            draft={draft}
            store={store}
            gallery={gallery}
            form={{
              ad: draft.ad,
              errors,
              change: (fields) => {
                local.change(fields)
                forget(fields)
              },
              choices: posting,
              communes,
              priceQuestion,
            }}
          />
          {isPartlyFilled(draft) ? <PreviewFold card={card} /> : null}
          <StepBar
            onBack={step > 1 ? () => open(step - 1) : null}
            next={nextWords(step, unfinished, isChecking)}
            isBusy={isChecking || unfinished.length > 0}
            cost={costLines(cost)}
            saved={<SavedMark sync={sync} savedAt={local.savedAt} isUnsaved={isWaiting(local)} />}
          />
        </form>
      </div>
      <aside className="flex flex-col gap-6 self-start max-lg:hidden lg:sticky lg:top-[calc(var(--size-header)+1.5rem)]">
        <PreviewPanel card={card} />
        <CostPanel cost={cost} />
      </aside>
      <LeaveGuard gallery={gallery} isHere={(path) => path === paths.postAd} />
    </div>
  )
}

function nextWords(step: number, unfinished: readonly Upload[], isChecking: boolean): string {
  if (unfinished.length > 0) return unfinishedText(unfinished)
  if (isChecking) return texts.checking
  return step === lastStep ? texts.toSummary : texts.next
}
