import type { DraftAd } from "@wara/domain/ads/ad-draft"
import { isDoubtfulPrice } from "@wara/domain/ads/doubtful-price"
import { useState } from "react"

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
