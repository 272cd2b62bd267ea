import type { AdPack } from "@wara/contract/catalog"

/** Price of one ad of a pack, in pesos. */
export function pricePerAd({ price, ads }: Pick<AdPack, "price" | "ads">): number {
  return Math.round(price / ads)
}

/**
 * What a pack saves against as many packs of one ad, in pesos and whole per cent, rounded down so
 * that nothing is promised that is not there; null when it saves nothing or no pack has one ad.
 */
export function packSaving(
  pack: Pick<AdPack, "price" | "ads">,
  packs: readonly Pick<AdPack, "price" | "ads">[],
): { amount: number; percent: number } | null {
  const single = packs.find(({ ads }) => ads === 1)
  if (single === undefined || pack.ads === 1) return null
  const separately = single.price * pack.ads
  const amount = separately - pack.price
  return amount > 0 ? { amount, percent: Math.floor((amount * 100) / separately) } : null
}
