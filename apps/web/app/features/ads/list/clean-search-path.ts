import { type AdSearch, parseAdSearch } from "@wara/domain/listing/ad-search"
import { adsPath } from "@wara/domain/site/paths"

function ordered(least: number | null, most: number | null): [number | null, number | null] {
  return least !== null && most !== null && least > most ? [most, least] : [least, most]
}

function withOrderedRanges(search: AdSearch): AdSearch {
  const [priceMin, priceMax] = ordered(search.priceMin, search.priceMax)
  const [yearMin, yearMax] = ordered(search.yearMin, search.yearMax)
  return { ...search, priceMin, priceMax, yearMin, yearMax }
}

/**
 * Where a form's raw query should have led: without empty values and with ranges the right way
 * round. Null when it needs no cleaning.
 */
export function cleanSearchPath(params: URLSearchParams): string | null {
  const search = parseAdSearch(params)
  const clean = withOrderedRanges(search)
  const hasEmpty = [...params.values()].some((value) => value.trim() === "")
  const turned = clean.priceMin !== search.priceMin || clean.yearMin !== search.yearMin
  return hasEmpty || turned ? adsPath(clean) : null
}

/** The search without a commune that lies elsewhere than the chosen region; null when it fits. */
export function withoutStrayCommune(
  search: AdSearch,
  communes: { slug: string; region: { slug: string } }[],
): AdSearch | null {
  if (search.region === "" || search.commune === "") return null
  const region = communes.find(({ slug }) => slug === search.commune)?.region.slug
  return region === undefined || region === search.region ? null : { ...search, commune: "" }
}
