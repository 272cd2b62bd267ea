/** A pack as far as it decides what an ad of it costs: whole pesos, IVA included, and how many ads. */
type PricedPack = { price: number; ads: number }

/** What one ad of a pack costs, in whole pesos, IVA included. */
export function pricePerAd({ price, ads }: PricedPack): number {
  return Math.round(price / ads)
}

/**
 * What a pack saves against as many packs of one ad, in pesos and whole per cent, rounded down so
 * that nothing is promised that is not there; null when it saves nothing or no pack has one ad.
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
