import {
  type AdSearch,
  adSearchKeys,
  adSearchParams,
  parseAdSearch,
} from "@wara/domain/listing/ad-search"
import { priceParam } from "@wara/domain/listing/typed-price"
import { formatNumber } from "@wara/domain/money/format-money"

/** Names of the form's fields, as used in the URL. */
export type FilterName = (typeof adSearchKeys)[keyof typeof adSearchKeys]

/** Values of the filter form's fields, by their name in the URL; missing means empty. */
export type FilterValues = Partial<Record<FilterName, string>>

/** A price with dots between thousands. Small ones stay as they are in the URL. */
function priceValue(name: FilterName, pesos: number | null): FilterValues {
  const isPlain = pesos !== null && priceParam(pesos) === String(pesos)
  return isPlain ? { [name]: formatNumber(pesos, 0) } : {}
}

/**
 * The field values of a search. Relevance is the default order of a text search, so no field
 * contains it.
 */
export function filterValues(search: AdSearch): FilterValues {
  const sort = search.sort === "relevance" ? null : search.sort
  const values = Object.fromEntries(adSearchParams({ ...search, sort, page: 1 }))
  return {
    ...values,
    ...priceValue(adSearchKeys.priceMin, search.priceMin),
    ...priceValue(adSearchKeys.priceMax, search.priceMax),
  }
}

/** The form's current field values, without empty ones. */
export function readValues(form: HTMLFormElement): FilterValues {
  const filled = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
  )
  return Object.fromEntries(filled)
}

export function sameValues(one: FilterValues, other: FilterValues): boolean {
  return Object.values(adSearchKeys).every((name) => (one[name] ?? "") === (other[name] ?? ""))
}

/** The search for the field values, from its first page. */
export function searchOfValues(values: FilterValues): AdSearch {
  const filled = Object.entries(values).filter(([, value]) => value !== "")
  return { ...parseAdSearch(new URLSearchParams(filled)), page: 1 }
}

/**
 * Merges the fields after a URL change: changed URL values win, values being typed in other fields
 * stay.
 */
export function mergeValues(
  draft: FilterValues,
  before: FilterValues,
  after: FilterValues,
): FilterValues {
  const merged = { ...draft }
  for (const name of Object.values(adSearchKeys)) {
    if (before[name] !== after[name]) merged[name] = after[name] ?? ""
  }
  return merged
}

/** The fields with one changed; changing the region clears the commune. */
export function changeValue(values: FilterValues, name: FilterName, value: string): FilterValues {
  const changed = { ...values, [name]: value }
  return name === adSearchKeys.region ? { ...changed, [adSearchKeys.commune]: "" } : changed
}
