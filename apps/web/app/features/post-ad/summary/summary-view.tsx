import type { AdPack } from "@wara/contract/catalog"
import { missingContact } from "@wara/domain/accounts/profile-completeness"
import type { Quote } from "@wara/domain/orders/quote"
import { quoteDraft } from "@wara/domain/orders/quote-draft"
import { useEffect, useRef } from "react"
import { ConfirmEmailNotice } from "../../../entities/account/confirm-email-notice.tsx"
import { AdCard } from "../../../entities/ad/card/ad-card.tsx"
import type { InitialCheckout } from "../../../entities/checkout/checkout-field-names.ts"
import { useReturnedUnpaid } from "../../../entities/payment/opened-payment.ts"
import { useCommunes } from "../../../entities/place/communes-store.ts"
import { BotCheck } from "../../../integrations/bot-check/bot-check.tsx"
import { beginCheckout } from "../../../integrations/tags/pack-events.ts"
import { useTrack } from "../../../integrations/tags/track.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { AdPreview } from "../ad-preview.tsx"
import { CostPanel } from "../cost/cost-panel.tsx"
import type { DraftStore } from "../draft/draft-store.ts"
import { useDraftSync } from "../draft/draft-sync.ts"
import { useDraft, useDraftStore } from "../draft/use-draft-store.ts"
import { useOpening } from "../draft/use-opening.ts"
import { NeedsScripts } from "../frame/needs-scripts.tsx"
import { SyncNotice } from "../frame/sync-notice.tsx"
import type { Posting } from "../posting.ts"
import { previewAd, previewReader } from "../preview-ad.ts"
import { CheckoutDocument, CheckoutTerms, SaveContactField } from "./summary-fields.tsx"
import { useDraftOrForm, useMissing, useNotices } from "./summary-hooks.ts"
import { SummarySteps, summaryRows } from "./summary-steps.tsx"
import { summaryTexts as texts } from "./texts.ts"
import { useSubmit } from "./use-submit.ts"

type SummaryProps = { posting: Posting; checkout: InitialCheckout }

/** The page that reviews the whole ad, takes the payment if due, and submits it. */
export function SummaryView(props: SummaryProps) {
  const store = useDraftStore(props.posting.owner)
  return (
    <div className="wrap pt-4 pb-10 sm:pt-6 lg:pt-10 lg:pb-20">
      {store === null ? <NeedsScripts title={texts.title} /> : <Summary {...props} store={store} />}
    </div>
  )
}

function Summary(props: SummaryProps & { store: DraftStore }) {
  const { posting, store } = props
  const { owner, prices, isConfirmed } = posting
  const local = useDraft(store)
  const { draft, pictures } = local
  const sync = useDraftSync(owner, store)
  const opening = useOpening(store, sync, posting)
  useDraftOrForm(opening, store)
  const { missing, setMissing } = useMissing(draft)
  const form = useRef<HTMLFormElement>(null)
  const { submit, isSending, failure, result } = useSubmit({
    owner,
    store,
    sync,
    onWrong: setMissing,
  })
  const notices = useNotices(isSending)
  const isUnpaid = useReturnedUnpaid(draft.ad.ad_id)
  useEffect(() => {
    if (result === undefined && failure === null) return
    form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus()
  }, [result, failure])
  const region = posting.regions.find(({ id }) => id === draft.ad.region)
  const { communes } = useCommunes(region?.slug ?? "", posting.communes)
  const cost = quoteDraft(draft, prices, prices.credits)
  useTrack("checkout", beginCheckout(cost?.items ?? []))
  const days = cost?.pack?.days ?? prices.credits.days
  const preview = previewAd(draft, pictures, posting, {
    commune: communes.find(({ value }) => value === String(draft.ad.commune))?.label ?? "",
    now: new Date(0).toISOString(),
    days,
  })
  const unsaved = missingContact(posting.profile, draft.ad)
  const unsavedPlace = unsaved?.commune ? (preview.commune?.name ?? "") : ""
  const isPaid = cost !== null && cost.items.length > 0
  const isComplete = Object.keys(missing).length === 0
  const canSend = isComplete && isConfirmed && cost !== null
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="mt-2 max-w-text text-ink-soft">{texts.lead}</p>
      </div>
      <div
        ref={notices}
        tabIndex={-1}
        className="flex scroll-mt-(--size-header) flex-col gap-6 outline-none empty:hidden"
      >
        <SyncNotice sync={sync} store={store} />
        {isUnpaid ? (
          <p role="status" className="rounded-card border border-line bg-sunken px-4 py-3.5">
            <span className="font-semibold">{texts.unpaidTitle}</span> {texts.unpaidText}
          </p>
        ) : null}
        {isConfirmed ? null : (
          <ConfirmEmailNotice email={posting.email} pending_email={posting.pendingEmail} />
        )}
        {isComplete ? null : (
          <p role="status" className="rounded-card bg-warn-tint px-4 py-3.5">
            <span className="font-semibold">{texts.missingTitle}.</span> {texts.missingText}
          </p>
        )}
      </div>
      <form
        ref={form}
        noValidate
        data-waits
        onSubmit={(event) => {
          event.preventDefault()
          if (canSend) submit(event.currentTarget)
        }}
        className="group grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <SummarySteps rows={summaryRows(draft, preview, cost)} errors={missing} />
          {isPaid ? (
            <CheckoutDocument
              checkout={props.checkout}
              cost={cost}
              result={result}
              isInvoice={draft.is_invoice}
              onInvoice={(is_invoice) => local.choose({ is_invoice })}
            />
          ) : null}
          <section aria-label={texts.page} className="flex flex-col gap-3">
            <h2 className="text-xl">{texts.page}</h2>
            <div inert className="rounded-card border border-line bg-paper p-4 sm:p-6">
              <p className="mb-4 font-heading text-xl wrap-anywhere">{preview.name}</p>
              <AdPreview ad={preview} />
            </div>
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-[calc(var(--size-header)+1.5rem)]">
          <div inert className="max-lg:hidden">
            <AdCard ad={preview} viewer={previewReader} />
          </div>
          <CostPanel cost={cost} />
          {isPaid ? <CheckoutTerms result={result} /> : null}
          {unsaved === null ? null : (
            <SaveContactField phone={unsaved.phone} place={unsavedPlace} />
          )}
          <FormFailure>{failure}</FormFailure>
          <div className="above-reserved flex flex-col gap-2 max-lg:sticky max-lg:bottom-(--reserved-bottom,0px) max-lg:z-20 max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {canSend ? null : (
              <p className="text-ink-soft text-sm">
                {isConfirmed ? texts.incomplete : texts.unconfirmed}
              </p>
            )}
            <SubmitButton
              isSending={isSending || !canSend}
              sending={sendingText(isSending, isPaid, cost)}
              className="w-full"
            >
              {isPaid ? texts.sendPaid(cost.total.gross) : texts.send}
            </SubmitButton>
          </div>
          <p className="text-ink-soft text-sm">
            {texts.after} {texts.days(days)}
          </p>
          {isPaid ? <BotCheck action="checkout" /> : null}
        </div>
      </form>
    </div>
  )
}

function sendingText(isSending: boolean, isPaid: boolean, cost: Quote<AdPack> | null): string {
  if (!isSending) return isPaid && cost ? texts.sendPaid(cost.total.gross) : texts.send
  return isPaid ? texts.opening : texts.sending
}
