import type { AdPack } from "@wara/contract/catalog"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { Prices } from "../posting.ts"

/** What pays for an ad's featured placement. */
export type FeaturedFrom = "none" | "credit" | "pack" | "purchase"

export type AdCost = {
  /** The pack to buy; null when an available credit is used, or nothing is chosen. */
  pack: AdPack | null
  usesCredit: boolean
  featured: FeaturedFrom
  /** In whole pesos, IVA included; 0 when the available credits are enough. */
  total: number
  /** Remaining credits, including those of the pack. */
  left: { publication: number; featured: number }
}

/** Pack number that means an available credit [S3.3]. */
export const ownCredit = 0

/**
 * The pack of a draft: the chosen one; by default a credit if available, else the cheapest pack.
 * Null when the choice is no longer available.
 */
export function chosenPack(draft: AdDraft, prices: Prices): number | null {
  const canUseCredit = prices.credits.publication > 0
  if (!draft.analytics.pack_selected) {
    return canUseCredit ? ownCredit : (prices.packs[0]?.id ?? null)
  }
  if (draft.pack === ownCredit) return canUseCredit ? ownCredit : null
  return prices.packs.some(({ id }) => id === draft.pack) ? draft.pack : null
}

/** What would pay for the featured placement with this pack. */
export function featuredFrom(pack: AdPack | null, prices: Prices): Exclude<FeaturedFrom, "none"> {
  if (prices.credits.featured > 0) return "credit"
  return pack !== null && pack.featured > 0 ? "pack" : "purchase"
}

/** What publishing a draft costs, in credits or money; null while nothing is chosen. */
export function adCost(draft: AdDraft, prices: Prices): AdCost | null {
  const chosen = chosenPack(draft, prices)
  if (chosen === null) return null
  const pack = prices.packs.find(({ id }) => id === chosen) ?? null
  const featured = draft.featured ? featuredFrom(pack, prices) : "none"
  const bought = featured === "purchase" ? 1 : 0
  const spent = featured === "none" ? 0 : 1
  return {
    pack,
    usesCredit: pack === null,
    featured,
    total: (pack?.price ?? 0) + bought * prices.featuredPrice,
    left: {
      publication: prices.credits.publication + (pack?.ads ?? 0) - 1,
      featured: prices.credits.featured + (pack?.featured ?? 0) + bought - spent,
    },
  }
}
