import { adDurationDays } from "@wara/domain/ads/ad-visibility"
import { type AdKeys, keyOf } from "./ad-row.ts"
import type { SeedAd } from "./generate-ads.ts"

const hour = 3_600_000

/** The credits that an ad used: spent when submitted, returned when rejected. */
export function creditRows(ad: SeedAd, id: number, keys: AdKeys, now: Date) {
  const { state, created } = ad.life
  if (state === "draft" || state === "awaiting_payment") return { publication: [], featured: [] }
  const at = (offset: number) => new Date(now.getTime() + offset)
  const isReturned = state === "rejected"
  const credit = {
    ownerId: keyOf(keys.users, ad.seller),
    days: adDurationDays,
    adId: isReturned ? null : id,
    grantedAt: at(created - 48 * hour),
    spentAt: isReturned ? null : at(created),
    returnedAt: isReturned ? at(created + 24 * hour) : null,
  }
  const source: "free" | "pack" = ad.index % 3 === 0 ? "free" : "pack"
  return {
    publication: [{ ...credit, source }],
    featured: ad.featured ? [{ ...credit, source: "pack" as const }] : [],
  }
}
