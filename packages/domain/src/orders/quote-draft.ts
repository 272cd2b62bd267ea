import type { AdDraft } from "../ads/ad-draft.ts"
import { type PackOnSale, type Prices, type Quote, quote } from "./quote.ts"
import type { CreditCounts } from "./refunds.ts"

/** Pack number that means an available credit [S3.3]. */
export const ownCredit = 0

/** The part of a draft that decides what publishing it costs. */
type DraftChoice = Pick<AdDraft, "pack" | "featured"> & {
  analytics: Pick<AdDraft["analytics"], "pack_selected">
}

/**
 * The pack of a draft: the chosen one; by default a credit if available, else the cheapest pack.
 * Null when the choice is no longer available.
 */
export function draftPack(
  draft: DraftChoice,
  { packs }: Pick<Prices, "packs">,
  credits: CreditCounts,
): number | null {
  const canUseCredit = credits.publication > 0
  if (!draft.analytics.pack_selected) {
    return canUseCredit ? ownCredit : (packs[0]?.id ?? null)
  }
  if (draft.pack === ownCredit) return canUseCredit ? ownCredit : null
  return packs.some(({ id }) => id === draft.pack) ? draft.pack : null
}

/** What publishing a draft costs, in credits or money; null while nothing is chosen. */
export function quoteDraft<Pack extends PackOnSale>(
  draft: DraftChoice,
  prices: Prices<Pack>,
  credits: CreditCounts,
): Quote<Pack> | null {
  const chosen = draftPack(draft, prices, credits)
  if (chosen === null) return null
  return quote(
    {
      pack: chosen === ownCredit ? null : chosen,
      placement: draft.featured ? "if-needed" : "none",
      uses: { publication: true, featured: draft.featured },
    },
    prices,
    credits,
  )
}
