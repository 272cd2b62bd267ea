import { searchedAdNumber } from "@wara/domain/search/ad-number"
import { findAdById } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"

/** A public ad that the searched text may mean by its number, as far as a list mentions it. */
export type NumberedAd = { slug: string; name: string; number: number; isCertain: boolean }

/** The public ad whose number was searched, or null. */
export async function findNumberedAd(
  text: string,
  options: CallOptions,
): Promise<NumberedAd | null> {
  const searched = searchedAdNumber(text)
  if (searched === null) return null
  const ad = await findAdById(searched.number, options)
  return ad && { ...searched, slug: ad.slug, name: ad.name }
}
