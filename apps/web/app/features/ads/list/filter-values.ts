import {
  type AdSearch,
  adSearchKeys,
  adSearchParams,
  parseAdSearch,
} from "@wara/domain/listing/ad-search"
import { priceParam } from "@wara/domain/listing/typed-price"
import { formatNumber } from "@wara/domain/money/format-money"

/** Names of the form's fields, as they stand in the URL. */
export type FilterName = (typeof adSearchKeys)[keyof typeof adSearchKeys]

/** What the filter form's fields hold, by their name in the URL; missing means empty. */
export type FilterValues = Partial<Record<FilterName, string>>

/** A price as people write it: with points between thousands. Small ones stay as the URL says them. */
function priceValue(name: FilterName, pesos: number | null): FilterValues {
  const isPlain = pesos !== null && priceParam(pesos) === String(pesos)
  return isPlain ? { [name]: formatNumber(pesos, 0) } : {}
}

/** The fields that show a search. Relevance is what a text is sorted by anyway: no field says it. */
export function filterValues(search: AdSearch): FilterValues {
  const sort = search.sort === "relevance" ? null : search.sort
  const values = Object.fromEntries(adSearchParams({ ...search, sort, page: 1 }))
  return {
    ...values,
    ...priceValue(adSearchKeys.priceMin, search.priceMin),
    ...priceValue(adSearchKeys.priceMax, search.priceMax),
  }
}

/** What a form's fields hold at this moment, empty ones left out. */
export function readValues(form: HTMLFormElement): FilterValues {
  const filled = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
  )
  return Object.fromEntries(filled)
}

/** Whether two sets of fields say the same. */
export function sameValues(one: FilterValues, other: FilterValues): boolean {
  return Object.values(adSearchKeys).every((name) => (one[name] ?? "") === (other[name] ?? ""))
}

/** The search that the fields say, from its first page. */
export function searchOfValues(values: FilterValues): AdSearch {
  const filled = Object.entries(values).filter(([, value]) => value !== "")
  return { ...parseAdSearch(new URLSearchParams(filled)), page: 1 }
}

/**
 * Fields after the URL changed under them: what changed there wins, what a person is typing
 * elsewhere stays.
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

/** The fields with one changed; another region empties the commune. */
export function changeValue(values: FilterValues, name: FilterName, value: string): FilterValues {
  const changed = { ...values, [name]: value }
  return name === adSearchKeys.region ? { ...changed, [adSearchKeys.commune]: "" } : changed
}
