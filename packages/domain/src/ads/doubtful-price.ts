import type { Currency } from "../money/currency.ts"

/** Below these prices an ad is asked about: no machine and hardly a part costs less. */
export const lowestUsualPrice: Record<Currency, number> = { CLP: 10_000, USD: 10 }

/** Whether a price is so low that it is probably a slip of the keyboard or a lure. */
export function isDoubtfulPrice(price: number, currency: Currency): boolean {
  return price > 0 && price < lowestUsualPrice[currency]
}
