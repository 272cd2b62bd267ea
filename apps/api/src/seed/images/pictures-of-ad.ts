import type { SeedAd } from "../ads/generate-ads.ts"

/** The pictures of an ad, all of one machine, the cover first. */
export function picturesOfAd(_ad: SeedAd): string[] {
  return []
}
