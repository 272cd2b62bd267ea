import { searchedAdNumber } from "@wara/domain/search/ad-number"
import { findAdById } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"

/** A public ad whose number the search text may be, with the fields that a list shows. */
export type NumberedAd = { slug: string; name: string; number: number; isCertain: boolean }

export async function findNumberedAd(
  text: string,
  options: CallOptions,
): Promise<NumberedAd | null> {
  const searched = searchedAdNumber(text)
  if (searched === null) return null
  const ad = await findAdById(searched.number, options)
  return ad && { ...searched, slug: ad.slug, name: ad.name }
}
