import { type AdSearch, adSearchParams } from "../listing/ad-search.ts"
import { withOrderedRanges } from "../listing/clean-search-path.ts"
import { parseAdSearch } from "../listing/parse-ad-search.ts"
import { alertRanges } from "./alert-texts.ts"

/** What an alert watches: the filters of a list, without its order and page. */
export type WatchedSearch = Omit<AdSearch, "sort" | "page">

/**
 * What is compared with ads: a canonical query of the list, and how many kilometres around its
 * commune; null for exactly the place of the query.
 */
export type Watched = { search: string; radiusKm: number | null }

/**
 * The query of the list that shows what is watched. A list knows no distances: for a place with a
 * radius it is the whole country.
 */
export function watchedListSearch({ radiusKm, search }: Watched): AdSearch {
  const read = readAlertSearch(search)
  return radiusKm === null ? read : { ...read, commune: "", region: "" }
}

/**
 * The search of an alert as its one query text, so that equal searches are equal texts; null when it
 * would watch every ad, or names a price that is not clear.
 */
export function canonicalAlertSearch(query: URLSearchParams): string | null {
  const search = withOrderedRanges(parseAdSearch(query))
  if (search.unclearPriceMin !== "" || search.unclearPriceMax !== "") return null
  const text = adSearchParams({ ...search, sort: null, page: 1 }).toString()
  return text === "" ? null : text
}

/** The search that a canonical text stands for. */
export function readAlertSearch(canonical: string): AdSearch {
  return parseAdSearch(new URLSearchParams(canonical))
}

/** Names of the records that a search chooses by slug; empty where it chooses none. */
export type SearchedNames = Record<"category" | "region" | "commune" | "condition", string>

/** A search in one line: its text, category, maker, condition, place, prices and years. */
export function describeAlertSearch(
  search: WatchedSearch,
  names: SearchedNames,
  radiusKm: number | null = null,
): string {
  const { isDropped, manufacturer, priceMax, priceMin, text, yearMax, yearMin } = search
  return [
    text === "" ? "" : alertRanges.quoted(text),
    names.category,
    manufacturer,
    names.condition,
    radiusKm === null ? names.commune || names.region : alertRanges.around(names.commune, radiusKm),
    alertRanges.price(priceMin, priceMax),
    alertRanges.year(yearMin, yearMax),
    isDropped ? alertRanges.dropped : "",
  ]
    .filter((part) => part !== "")
    .join(", ")
}
