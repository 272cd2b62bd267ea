import type { AdState } from "./ad-state.ts"
import { isPublicAd } from "./ad-visibility.ts"

/** Whether one featured credit can put the ad first in the lists now: it is public and not featured. */
export function isFeaturable(
  ad: { state: AdState; expiresAt: Date | null; featured: boolean },
  now: Date,
): boolean {
  return isPublicAd(ad, now) && !ad.featured
}
