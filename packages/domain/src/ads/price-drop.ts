import type { Currency } from "../money/money.ts"
import { days } from "../time.ts"

/** A price that an ad had from an instant on, net of IVA in its currency. */
export type PricePoint = { price: number; currency: Currency; at: Date }

/** A price that fell: from which price, to which, and when. */
export type PriceDrop = { from: number; to: number; at: Date }

/** A drop is at least this part of the price below what it is compared with. */
const minDrop = 0.03

/** How far back prices count, and how long a fallen price is called so. */
export const priceDropDays = 30

/** Days that a price must have stood to be compared with, so that raising it first gains nothing. */
const minStandingDays = 7

/**
 * The fall of an ad's current price, given its prices from the oldest to the current one; null when
 * it did not fall. A later price that is not above the fallen one leaves the drop as it was, and one
 * above it, or in another currency, ends it.
 */
export function findPriceDrop(prices: readonly PricePoint[]): PriceDrop | null {
  const current = prices.at(-1)
  if (current === undefined) return null
  for (let index = prices.length - 1; index > 0; index--) {
    const point = prices[index]
    if (point === undefined || point.currency !== current.currency) return null
    if (point.price < current.price) return null
    const earlier = prices.slice(0, index)
    const from = lowestStanding(earlier, point)
    const isLower = (earlier.at(-1)?.price ?? 0) > point.price
    if (isLower && from !== null && point.price <= from * (1 - minDrop)) {
      return { from, to: current.price, at: point.at }
    }
  }
  return null
}

/** The lowest of the earlier prices in the same currency that stood for long enough lately. */
function lowestStanding(earlier: readonly PricePoint[], change: PricePoint): number | null {
  const since = change.at.getTime() - days(priceDropDays)
  const standing = earlier.filter(({ at, currency }, index) => {
    const end = earlier[index + 1]?.at ?? change.at
    const isLongEnough = end.getTime() - at.getTime() >= days(minStandingDays)
    return currency === change.currency && isLongEnough && end.getTime() > since
  })
  return standing.length === 0 ? null : Math.min(...standing.map(({ price }) => price))
}

/** Until when a fallen price is shown as fallen. */
export function endOfPriceDrop(drop: { at: Date }): Date {
  return new Date(drop.at.getTime() + days(priceDropDays))
}

/** By how many whole percent a price fell, rounded down, so that no drop is exaggerated. */
export function dropPercent({ from, to }: { from: number; to: number }): number {
  return Math.floor(((from - to) * 100) / from)
}
