import { formatMoney } from "@wara/domain/money/money"
import { fieldTexts as texts } from "../post-ad-texts.ts"
import type { AdForm } from "./ad-form.ts"

/** Asks whether a very low price is intended; the form cannot continue without an answer. */
export function PriceQuestionBox({ ad, priceQuestion }: Pick<AdForm, "ad" | "priceQuestion">) {
  if (!priceQuestion.isOpen) return null
  const price = formatMoney(ad.price, ad.currency)
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card bg-warn-tint px-4 py-3">
      <p>{texts.lowPrice(price)}</p>
      <button
        type="button"
        onClick={priceQuestion.confirm}
        className="button button-quiet self-start"
      >
        {texts.lowPriceConfirmed(price)}
      </button>
    </div>
  )
}
