/** The data that determines the price per ad: pesos, IVA included, and number of ads. */
type PricedPack = { price: number; ads: number }

/** Price of one ad of a pack, in whole pesos, IVA included. */
export function pricePerAd({ price, ads }: PricedPack): number {
  return Math.round(price / ads)
}

/**
 * Saving of a pack against buying its ads one by one, in pesos and whole per cent, rounded down so
 * as not to overstate it; null when it saves nothing or no pack has one ad.
 */
export function packSaving(
  pack: PricedPack,
  packs: readonly PricedPack[],
): { amount: number; percent: number } | null {
  const single = packs.find(({ ads }) => ads === 1)
  if (single === undefined || pack.ads === 1) return null
  const separately = single.price * pack.ads
  const amount = separately - pack.price
  return amount > 0 ? { amount, percent: Math.floor((amount * 100) / separately) } : null
}
