import { type AdSearch, adSearchParams } from "../listing/ad-search.ts"
import { withOrderedRanges } from "../listing/clean-search-path.ts"
import { parseAdSearch } from "../listing/parse-ad-search.ts"
import { aroundTexts } from "../places/radius-texts.ts"
import { alertRanges } from "./alert-texts.ts"

/** What an alert watches: the filters of a list, without its order and page. */
export type WatchedSearch = Omit<AdSearch, "sort" | "page">

/**
 * The search of an alert as its one query text, so that equal searches are equal texts; null when it
 * would watch every ad, or names a price that is not clear.
 */
export function canonicalAlertSearch(query: URLSearchParams): string | null {
  const search = withOrderedRanges(parseAdSearch(query))
  if (search.unclearPriceMin !== "" || search.unclearPriceMax !== "") return null
  // Kilometres around a commune do not end at the border of its region.
  const region = search.radiusKm === null ? search.region : ""
  const text = adSearchParams({ ...search, region, sort: null, page: 1 }).toString()
  return text === "" ? null : text
}

/** The search that a canonical text stands for. */
export function readAlertSearch(canonical: string): AdSearch {
  return parseAdSearch(new URLSearchParams(canonical))
}

/** What of a canonical search the alerts of a changed ad are looked up by, before it is searched. */
export function watchedPlace(canonical: string) {
  const { category, commune, radiusKm, region } = readAlertSearch(canonical)
  return { category, commune, radiusKm, region }
}

/** Names of the records that a search chooses by slug; empty where it chooses none. */
export type SearchedNames = Record<"category" | "region" | "commune" | "condition", string>

/** A search in one line: its text, category, maker, condition, place, prices and years. */
export function describeAlertSearch(search: WatchedSearch, names: SearchedNames): string {
  const { isDropped, manufacturer, priceMax, priceMin, radiusKm, text, yearMax, yearMin } = search
  return [
    text === "" ? "" : alertRanges.quoted(text),
    names.category,
    manufacturer,
    names.condition,
    radiusKm === null ? names.commune || names.region : aroundTexts.inside(names.commune, radiusKm),
    alertRanges.price(priceMin, priceMax),
    alertRanges.year(yearMin, yearMax),
    isDropped ? alertRanges.dropped : "",
  ]
    .filter((part) => part !== "")
    .join(", ")
}
