import { adPath, draftPath, editAdPath, paths, payAdPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { Asking } from "./asking.tsx"
import { hasEditInReview } from "./has-edit-in-review.ts"
import { OwnAdForm } from "./own-ad-form.tsx"
import type { ListedAd } from "./own-ad-forms.ts"
import { ownAdTexts as texts } from "./own-ad-texts.ts"

const quiet = "button button-quiet text-sm"
const primary = "button button-primary text-sm"

/** What the owner may do with an ad now, what it asks for most first. */
export function OwnAdActions({ listed, credits }: { listed: ListedAd; credits: number }) {
  const { ad } = listed
  const { can, end_reason, expires_at, state } = ad
  const isDraft = state === "draft"
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-2">
      <legend className="visually-hidden">{texts.actions(ad.name || texts.noName)}</legend>
      {can.pay ? (
        <Link to={payAdPath(ad.id)} className={primary}>
          {texts.pay}
        </Link>
      ) : null}
      {isDraft ? (
        <Link to={draftPath(ad.id)} className={primary}>
          {texts.continueDraft}
        </Link>
      ) : null}
      {can.edit && !isDraft ? (
        <Link to={editAdPath(ad.id)} className={state === "changes_requested" ? primary : quiet}>
          {state === "changes_requested" ? texts.correct : texts.edit}
        </Link>
      ) : null}
      {can.renew ? <Renewing listed={listed} credits={credits} /> : null}
      {state === "active" ? (
        <Link to={adPath(ad.slug)} className={quiet}>
          {texts.see}
        </Link>
      ) : null}
      {can.resume ? (
        <OwnAdForm
          listed={listed}
          intent="resume"
          className={end_reason === "sold" ? "button-quiet" : "button-primary"}
        >
          {texts.resume}
        </OwnAdForm>
      ) : null}
      {can.deactivate && expires_at !== null ? (
        <Asking
          button={texts.deactivate}
          title={texts.deactivateTitle}
          text={texts.deactivateText(expires_at, hasEditInReview(ad))}
        >
          <OwnAdForm listed={listed} intent="deactivate" reason="sold" className="button-primary">
            {texts.deactivateSold}
          </OwnAdForm>
          <OwnAdForm
            listed={listed}
            intent="deactivate"
            reason="withdrawn"
            className="button-quiet"
          >
            {texts.deactivateWithdrawn}
          </OwnAdForm>
        </Asking>
      ) : null}
      {isDraft || can.pay ? null : (
        <OwnAdForm listed={listed} intent="duplicate" className="button-quiet">
          {texts.duplicate}
        </OwnAdForm>
      )}
      {can.delete ? (
        <Asking button={texts.delete} title={texts.deleteTitle} text={texts.deleteText}>
          <OwnAdForm listed={listed} intent="delete" className="button-quiet">
            {texts.deleteConfirm}
          </OwnAdForm>
        </Asking>
      ) : null}
    </fieldset>
  )
}

function Renewing({ listed, credits }: { listed: ListedAd; credits: number }) {
  const { renewsUntil } = listed
  if (renewsUntil === null) return null
  const hasCredit = credits > 0
  const note = hasCredit ? texts.renewCredits(credits) : texts.renewNoCredits
  return (
    <Asking
      button={texts.renew}
      title={texts.renewTitle}
      text={`${texts.renewText(renewsUntil)} ${note}`}
    >
      {hasCredit ? (
        <OwnAdForm listed={listed} intent="renew" className="button-primary">
          {texts.renewConfirm}
        </OwnAdForm>
      ) : (
        <Link to={paths.packs} className={primary}>
          {texts.buy}
        </Link>
      )}
    </Asking>
  )
}
