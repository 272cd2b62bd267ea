import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { listAds } from "../../backend/ads.server.ts"
import { toListedAd } from "../../features/ads/last-list/last-list-store.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ad-list"

/**
 * One page of an ad list, cached by browsers for navigation from ad to ad; 502 when the backend
 * does not answer.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const search = parseAdSearch(url.searchParams)
  const found = await listAds(search, readingOptions(context, request.signal)).catch(() => null)
  const ads = found?.ads.map((ad) => toListedAd(ad, search.page)) ?? null
  return Response.json(ads, { status: ads === null ? 502 : 200 })
}
