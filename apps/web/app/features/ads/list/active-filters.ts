import { type AdSearch, parseAdSearch } from "@wara/domain/listing/ad-search"
import { formatMoney } from "@wara/domain/money/format-money"
import { rangeTexts } from "./list-texts.ts"
import type { SearchNames } from "./search-names.ts"

/** Parts of a search that narrow it. */
const narrowing = [
  "text",
  "category",
  "region",
  "commune",
  "condition",
  "manufacturer",
  "priceMin",
  "priceMax",
  "yearMin",
  "yearMax",
] as const

type NarrowingKey = (typeof narrowing)[number]

/** A filter in use: how it is named and the search that remains without it. */
export type ActiveFilter = {
  key: NarrowingKey
  label: string
  without: AdSearch
  /** The search with this filter and no other. */
  alone: AdSearch
}

const everything = parseAdSearch(new URLSearchParams())

function labelOf(key: NarrowingKey, search: AdSearch, names: SearchNames): string {
  switch (key) {
    case "text":
    case "manufacturer":
      return search[key]
    case "priceMin":
    case "priceMax": {
      const amount = search[key]
      return amount === null ? "" : rangeTexts[key](formatMoney(amount, "CLP"))
    }
    case "yearMin":
    case "yearMax": {
      const year = search[key]
      return year === null ? "" : rangeTexts[key](String(year))
    }
    default:
      return names[key]
  }
}

/** The search without one of its filters, from its first page; a commune goes with its region. */
function withoutKey(search: AdSearch, key: NarrowingKey): AdSearch {
  const rest: AdSearch = { ...search, page: 1 }
  if (key === "priceMin" || key === "priceMax" || key === "yearMin" || key === "yearMax")
    return { ...rest, [key]: null }
  if (key === "region") return { ...rest, region: "", commune: "" }
  return { ...rest, [key]: "" }
}

/** The filters in use, in the order of the panel. */
export function activeFilters(search: AdSearch, names: SearchNames): ActiveFilter[] {
  return narrowing
    .map((key) => ({
      key,
      label: labelOf(key, search, names),
      without: withoutKey(search, key),
      alone: { ...everything, [key]: search[key] },
    }))
    .filter(({ label }) => label !== "")
}
