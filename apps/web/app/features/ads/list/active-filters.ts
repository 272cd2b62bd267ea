import { type AdSearch, allAds } from "@wara/domain/listing/ad-search"
import { formatMoney } from "@wara/domain/money/money"
import { aroundTexts } from "@wara/domain/places/radius-texts"
import type { SearchNames } from "./search-names.ts"
import { listTexts, rangeTexts } from "./texts.ts"

/** The fields of a search that narrow it. */
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
  "isDropped",
] as const

type NarrowingKey = (typeof narrowing)[number]

export type ActiveFilter = {
  key: NarrowingKey
  label: string
  without: AdSearch
  /** The search with this filter only. */
  alone: AdSearch
}

/**
 * The search text to use once a place filter is removed that came from the text: the place is put
 * in quotes there, so that a machine of the same name can still be found.
 */
export type WordsWithPlace = { region: string | null; commune: string | null }

const isOneYear = ({ yearMin, yearMax }: AdSearch): boolean =>
  yearMin !== null && yearMin === yearMax

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
      if (isOneYear(search)) return key === "yearMin" ? rangeTexts.year(String(year)) : ""
      return year === null ? "" : rangeTexts[key](String(year))
    }
    case "isDropped":
      return search.isDropped ? listTexts.dropped : ""
    // Kilometres around a commune pass the borders of its region.
    case "region":
      return search.radiusKm === null ? names.region : ""
    case "commune":
      return search.radiusKm === null
        ? names.commune
        : aroundTexts.first(names.commune, search.radiusKm)
    default:
      return names[key]
  }
}

/** The fields of a filter: a single year sets both ends of the range, a commune has its radius. */
function fieldsOf(key: NarrowingKey, search: AdSearch): Partial<AdSearch> {
  if (key === "yearMin" && isOneYear(search))
    return { yearMin: search.yearMin, yearMax: search.yearMax }
  if (key === "commune") return { commune: search.commune, radiusKm: search.radiusKm }
  return { [key]: search[key] }
}

/**
 * The search without one of its filters, from its first page; removing a region also removes its
 * commune, and removing the kilometres around a commune the region that they took the place of.
 */
function withoutKey(search: AdSearch, key: NarrowingKey, words: WordsWithPlace): AdSearch {
  const rest: AdSearch = { ...search, page: 1 }
  switch (key) {
    case "priceMin":
    case "priceMax":
      return { ...rest, [key]: null }
    case "yearMin":
    case "yearMax":
      return isOneYear(search)
        ? { ...rest, yearMin: null, yearMax: null }
        : { ...rest, [key]: null }
    case "isDropped":
      return { ...rest, isDropped: false }
    case "region":
      return { ...rest, text: words.region ?? rest.text, region: "", commune: "" }
    case "commune":
      return {
        ...{ ...rest, text: words.commune ?? rest.text, commune: "", radiusKm: null },
        region: search.radiusKm === null ? search.region : "",
      }
    default:
      return { ...rest, [key]: "" }
  }
}

export function activeFilters(
  search: AdSearch,
  names: SearchNames,
  words: WordsWithPlace = { region: null, commune: null },
): ActiveFilter[] {
  return narrowing
    .map((key) => ({
      key,
      label: labelOf(key, search, names),
      without: withoutKey(search, key, words),
      alone: { ...allAds, ...fieldsOf(key, search) },
    }))
    .filter(({ label }) => label !== "")
}
