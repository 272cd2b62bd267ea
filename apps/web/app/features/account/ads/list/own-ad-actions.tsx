import { adPath, draftPath, editAdPath, ownAdPath, payAdPath } from "@wara/domain/site/paths"
import { payForAdPath } from "@wara/domain/site/payment-paths"
import { Link } from "react-router"
import type { ListedAd, OwnAdPrices } from "../own-ad-forms.ts"
import { paidStepTexts, ownAdTexts as texts } from "../texts.ts"
import { ConfirmStep, editName, OwnAdForm } from "./own-ad-form.tsx"
import { hasEditInReview } from "./own-ad-status.tsx"

const quiet = "button button-quiet text-sm"
const primary = "button button-primary text-sm"

/** The actions available to the owner now, the most urgent first. */
export function OwnAdActions({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { ad } = listed
  const { can, end_reason, expires_at, state } = ad
  const isDraft = state === "draft"
  const isAppealable = state === "on_hold" && ad.appealed_at === null
  const isUnsent = isDraft || state === "awaiting_payment"
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
          {editName(state)}
        </Link>
      ) : null}
      {can.reopen ? (
        <OwnAdForm listed={listed} intent="reopen" className="button-primary">
          {texts.reopen}
        </OwnAdForm>
      ) : null}
      {can.renew ? <RenewStep listed={listed} prices={prices} /> : null}
      {can.feature ? <FeatureStep listed={listed} prices={prices} /> : null}
      {isUnsent ? null : (
        <Link
          to={state === "active" ? adPath(ad.slug) : ownAdPath(ad.id)}
          className={isAppealable ? primary : quiet}
        >
          {isAppealable ? texts.seeHold : state === "on_hold" ? texts.seeAppealed : texts.see}
        </Link>
      )}
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
        <ConfirmStep
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
        </ConfirmStep>
      ) : null}
      {isUnsent ? null : (
        <OwnAdForm listed={listed} intent="duplicate" className="button-quiet">
          {texts.duplicate}
        </OwnAdForm>
      )}
      {can.withdraw ? (
        <ConfirmStep button={texts.withdraw} title={texts.withdrawTitle} text={texts.withdrawText}>
          <OwnAdForm listed={listed} intent="withdraw" className="button-quiet">
            {texts.withdrawConfirm}
          </OwnAdForm>
        </ConfirmStep>
      ) : null}
      {can.delete ? (
        <ConfirmStep {...removalTexts[isUnsent ? state : "ended"]}>
          <OwnAdForm listed={listed} intent="delete" className="button-quiet">
            {isUnsent ? texts.deleteConfirm : texts.removeConfirm}
          </OwnAdForm>
        </ConfirmStep>
      ) : null}
    </fieldset>
  )
}

const deleting = { button: texts.delete, title: texts.deleteTitle }
const removalTexts = {
  draft: { ...deleting, text: texts.deleteText },
  awaiting_payment: { ...deleting, text: texts.deleteUnpaidText },
  ended: { button: texts.remove, title: texts.removeTitle, text: texts.removeText },
}

/**
 * Asks for confirmation before renewing with a credit; without credits it links to a payment that
 * renews automatically.
 */
function RenewStep({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { ad, renewsUntil } = listed
  if (renewsUntil === null) return null
  const hasCredit = prices.publication > 0
  const note = hasCredit ? paidStepTexts.credits(prices.publication) : paidStepTexts.renewNoCredits
  return (
    <ConfirmStep
      button={paidStepTexts.renew}
      title={paidStepTexts.renewTitle}
      text={`${paidStepTexts.renewText(renewsUntil)} ${note}`}
    >
      {hasCredit ? (
        <OwnAdForm listed={listed} intent="renew" className="button-primary">
          {paidStepTexts.renewConfirm}
        </OwnAdForm>
      ) : (
        <Link to={payForAdPath({ id: ad.id, intent: "renew" })} className={primary}>
          {paidStepTexts.renewBuy}
        </Link>
      )}
    </ConfirmStep>
  )
}

/**
 * Asks for confirmation before featuring with a credit; without credits it links to a payment that
 * features automatically.
 */
function FeatureStep({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { featured, featuredPrice } = prices
  const note =
    featured > 0 ? paidStepTexts.featuredCredits(featured) : paidStepTexts.featureNoCredits
  return (
    <ConfirmStep
      button={paidStepTexts.feature}
      title={paidStepTexts.featureTitle}
      text={`${paidStepTexts.featureText} ${note}`}
    >
      {featured > 0 ? (
        <OwnAdForm listed={listed} intent="feature" className="button-primary">
          {paidStepTexts.featureConfirm}
        </OwnAdForm>
      ) : (
        <Link to={payForAdPath({ id: listed.ad.id, intent: "feature" })} className={primary}>
          {paidStepTexts.featureBuy(featuredPrice)}
        </Link>
      )}
    </ConfirmStep>
  )
}
