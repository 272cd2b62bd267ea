import { payForAdPath } from "@wara/domain/site/payment-paths"
import { Link } from "react-router"
import { Asking } from "./asking.tsx"
import { OwnAdForm } from "./own-ad-form.tsx"
import type { ListedAd, OwnAdPrices } from "./own-ad-forms.ts"
import { paidStepTexts as texts } from "./own-ad-texts.ts"

const primary = "button button-primary text-sm"

/**
 * Asks for confirmation before renewing with a credit; without credits it links to a payment that
 * renews automatically.
 */
export function Renewing({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { ad, renewsUntil } = listed
  if (renewsUntil === null) return null
  const hasCredit = prices.publication > 0
  const note = hasCredit ? texts.credits(prices.publication) : texts.renewNoCredits
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
        <Link to={payForAdPath({ id: ad.id, intent: "renew" })} className={primary}>
          {texts.renewBuy}
        </Link>
      )}
    </Asking>
  )
}

/**
 * Asks for confirmation before featuring with a credit; without credits it links to a payment that
 * features automatically.
 */
export function Featuring({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { featured, featuredPrice } = prices
  const note = featured > 0 ? texts.featuredCredits(featured) : texts.featureNoCredits
  return (
    <Asking button={texts.feature} title={texts.featureTitle} text={`${texts.featureText} ${note}`}>
      {featured > 0 ? (
        <OwnAdForm listed={listed} intent="feature" className="button-primary">
          {texts.featureConfirm}
        </OwnAdForm>
      ) : (
        <Link to={payForAdPath({ id: listed.ad.id, intent: "feature" })} className={primary}>
          {texts.featureBuy(featuredPrice)}
        </Link>
      )}
    </Asking>
  )
}
