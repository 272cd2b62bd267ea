import type { AdState } from "./ad-state.ts"
import { isPublicAd } from "./ad-visibility.ts"

/**
 * Whether a featured credit can put the ad first in the lists now: it must be public and not yet
 * featured.
 */
export function isFeaturable(
  ad: { state: AdState; expiresAt: Date | null; featured: boolean },
  now: Date,
): boolean {
  return isPublicAd(ad, now) && !ad.featured
}
