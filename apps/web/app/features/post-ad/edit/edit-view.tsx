import type { OwnAdDetail } from "@wara/contract/own-ad"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { paths } from "@wara/domain/site/paths"
import { logInAgainPath } from "@wara/domain/site/return-path"
import { type ReactNode, useId } from "react"
import { Link, useLocation } from "react-router"
import { useCommunes } from "../../../entities/place/communes-store.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { ContactFields } from "../fields/contact-fields.tsx"
import type { AdForm } from "../fields/field-parts.tsx"
import { usePriceQuestion } from "../fields/price-question.tsx"
import { ProductFields } from "../fields/product-fields.tsx"
import { SheetFields } from "../fields/sheet-fields.tsx"
import { useFormErrors } from "../form-errors.ts"
import { DraftNotice } from "../frame/draft-notice.tsx"
import { GalleryFields } from "../gallery/gallery-editor.tsx"
import { unfinishedText } from "../gallery/queue/upload.ts"
import { useGallery } from "../gallery/use-gallery.ts"
import { LeaveGuard } from "../gallery/view/leave-guard.tsx"
import type { AdChoices } from "../posting.ts"
import { fieldTexts, postAdTexts } from "../texts.ts"
import { editOutcome } from "./edit-outcome.ts"
import { editTexts as texts } from "./texts.ts"
import { useAdEdit } from "./use-ad-edit.ts"

/** The form that edits a whole ad; it explains what saving will do before the button is pressed. */
export function EditView(props: {
  owner: number
  ad: OwnAdDetail
  choices: AdChoices
  onDone: (isReviewed: boolean) => void
}) {
  const { owner, ad, choices } = props
  const { form: ref, errors, setErrors, forget } = useFormErrors()
  const edit = useAdEdit(owner, ad, { wrong: setErrors, done: props.onDone })
  const gallery = useGallery({
    images: edit.pictures,
    onChange: (pictures) => {
      edit.setPictures(pictures)
      forget({ gallery: null })
    },
    target: choices.target,
  })
  const region = choices.regions.find(({ id }) => id === edit.ad.region)
  const communes = useCommunes(region?.slug ?? "", choices.communes)
  const { pathname } = useLocation()
  const priceQuestion = usePriceQuestion(edit.ad)
  const form: AdForm = {
    ad: edit.ad,
    errors,
    change: (fields) => {
      edit.change(fields)
      forget(fields)
    },
    choices,
    communes,
    priceQuestion,
  }
  const outcome = editOutcome(ad, edit.stored, edit.ad)
  const { unfinished } = gallery
  return (
    <form
      ref={ref}
      noValidate
      data-waits
      onSubmit={(event) => {
        event.preventDefault()
        if (unfinished.length > 0) return
        if (priceQuestion.isOpen) return setErrors({ price: fieldTexts.lowPriceOpen })
        edit.save()
      }}
      className="flex flex-col gap-6 [&_:is(input,select,textarea)]:scroll-mb-32"
    >
      <ReviewNotes ad={ad} />
      {edit.isRestored ? (
        <DraftNotice title={texts.restored} text="">
          <button type="button" onClick={edit.discard} className="button button-quiet">
            {texts.discard}
          </button>
        </DraftNotice>
      ) : null}
      <Part title={postAdTexts.steps[2]?.name}>
        <ProductFields form={form} />
      </Part>
      <Part title={postAdTexts.steps[5]?.name}>
        <GalleryFields gallery={gallery} error={errors.gallery} />
      </Part>
      <Part title={postAdTexts.steps[4]?.name}>
        <SheetFields form={form} />
      </Part>
      <Part title={postAdTexts.steps[3]?.name}>
        <ContactFields form={form} />
      </Part>
      <div className="above-reserved sticky bottom-(--reserved-bottom,0px) z-20 -mx-4 flex flex-col gap-2.5 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        {/* Beside the button, wherever in the long form it was pressed. */}
        {edit.isLoggedOut ? (
          <DraftNotice title={texts.loggedOut} text="">
            <a href={logInAgainPath(pathname)} className="button button-primary">
              {texts.logIn}
            </a>
          </DraftNotice>
        ) : null}
        <FormFailure>{edit.failure}</FormFailure>
        <p aria-live="polite" className="text-sm">
          {outcome.text}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SubmitButton
            isSending={edit.isSaving || unfinished.length > 0}
            sending={unfinished.length > 0 ? unfinishedText(unfinished) : texts.saving}
            className="max-sm:w-full"
          >
            {outcome.button}
          </SubmitButton>
          <Link
            to={paths.accountAds}
            className="inline-flex min-h-6 items-center text-sky hover:underline"
          >
            {texts.cancel}
          </Link>
        </div>
      </div>
      <LeaveGuard gallery={gallery} />
    </form>
  )
}

/** A moderator's notes to the owner, as long as they need an answer. */
function ReviewNotes({ ad: { state, review } }: { ad: OwnAdDetail }) {
  if (review === null) return null
  const isAnswer = review.state === "changes_requested" || review.state === "rejected"
  if (state !== "changes_requested" && !(review.kind === "edit" && isAnswer)) return null
  const reason = review.reason === null ? texts.noReason : reviewReasonTexts[review.reason].name
  const title = state === "changes_requested" ? texts.notesTitle : texts.refusedTitle
  return (
    <div role="note" className="flex flex-col gap-1 rounded-card bg-warn-tint px-4 py-3.5">
      <p className="font-semibold">{title(reason)}</p>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">
        {review.notes || texts.noNotes}
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
