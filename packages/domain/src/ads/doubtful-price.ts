import type { Currency } from "../money/money.ts"

/** Below these prices the user is asked to confirm: no machine and hardly any part costs less. */
export const lowestUsualPrice: Record<Currency, number> = { CLP: 10_000, USD: 10 }

/** Whether a price is so low that it is probably a typo or bait. */
export function isDoubtfulPrice(price: number, currency: Currency): boolean {
  return price > 0 && price < lowestUsualPrice[currency]
}
