import { adsPath } from "../site/paths.ts"
import { type AdSearch, adSearchKeys, adSearchParams } from "./ad-search.ts"
import { parseAdSearch } from "./parse-ad-search.ts"

function ordered(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** The search with each range in ascending order. */
export function withOrderedRanges(search: AdSearch): AdSearch {
  const [priceMin, priceMax] = ordered(search.priceMin, search.priceMax)
  const [yearMin, yearMax] = ordered(search.yearMin, search.yearMax)
  return { ...search, priceMin, priceMax, yearMin, yearMax }
}

/**
 * Canonical path for a raw query: without empty or invalid values, words in lower case, ranges in
 * ascending order. Null when the query is already canonical; `page=1` is allowed.
 */
export function cleanSearchPath(params: URLSearchParams): string | null {
  const clean = withOrderedRanges(parseAdSearch(params))
  const canonical = adSearchParams(clean)
  const isClean = Object.values(adSearchKeys).every((key) => {
    const firstPage = key === adSearchKeys.page && params.get(key) === "1"
    return firstPage || params.get(key) === canonical.get(key)
  })
  return isClean ? null : adsPath(clean)
}

/** The search without a commune outside the chosen region; null when it fits. */
export function withoutStrayCommune(
  search: AdSearch,
  communes: { slug: string; region: { slug: string } }[],
): AdSearch | null {
  if (search.region === "" || search.commune === "") return null
  const region = communes.find(({ slug }) => slug === search.commune)?.region.slug
  return region === undefined || region === search.region
    ? null
    : { ...search, commune: "", radiusKm: null }
}
