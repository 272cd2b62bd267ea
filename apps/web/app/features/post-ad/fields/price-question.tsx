import type { DraftAd } from "@wara/domain/ads/ad-draft"
import { isDoubtfulPrice } from "@wara/domain/ads/doubtful-price"
import { formatMoney } from "@wara/domain/money/money"
import { useState } from "react"
import { fieldTexts as texts } from "../texts.ts"

/** Asks whether a very low price is intended; the form cannot continue without an answer. */
export function PriceQuestionBox(props: { ad: DraftAd; priceQuestion: PriceQuestion }) {
  const { ad, priceQuestion } = props
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

export type PriceQuestion = { isOpen: boolean; confirm: () => void }

/** Asks about a price that is too low to be intended; the answer applies to that price only. */
export function usePriceQuestion({ price, currency }: DraftAd): PriceQuestion {
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const amount = `${currency} ${price}`
  return {
    isOpen: isDoubtfulPrice(price, currency) && confirmed !== amount,
    confirm: () => setConfirmed(amount),
  }
}
