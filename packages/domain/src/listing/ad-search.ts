import { priceParam } from "./price-param.ts"

/** Sort orders of the ad list. Relevance requires a text; otherwise newest is the default. */
export const adSorts = ["relevance", "newest", "price_asc", "price_desc", "price_drop"] as const

export type AdSort = (typeof adSorts)[number]

/** Ads per page of the list [S9.1]. */
export const adListPageSize = 20

/** Maximum length of a search text, in characters; the rest is cut. */
export const searchTextLimit = 120

/** The ad list's URL query. Prices are whole pesos without IVA; null means "any". */
export type AdSearch = {
  text: string
  category: string
  region: string
  commune: string
  /** Kilometres around the commune, in place of its borders and its region; null for the commune. */
  radiusKm: number | null
  condition: string
  manufacturer: string
  priceMin: number | null
  priceMax: number | null
  /** A typed price that is ambiguous and therefore does not filter; empty when it is clear. */
  unclearPriceMin: string
  unclearPriceMax: string
  yearMin: number | null
  yearMax: number | null
  /** Only ads that are shown as fallen in price. */
  isDropped: boolean
  sort: AdSort | null
  page: number
}

/** Query parameter names: `s`, `category` and `page` are required by [S2.10]. */
export const adSearchKeys = {
  text: "s",
  category: "category",
  region: "region",
  commune: "comuna",
  radiusKm: "radio",
  condition: "condicion",
  manufacturer: "marca",
  priceMin: "precio_desde",
  priceMax: "precio_hasta",
  yearMin: "ano_desde",
  yearMax: "ano_hasta",
  isDropped: "rebajados",
  sort: "orden",
  page: "page",
} as const satisfies Record<Exclude<keyof AdSearch, `unclear${string}`>, string>

/** The value of the filter for ads that fell in price. */
export const droppedValue = "si"

const sortWords: Record<AdSort, string> = {
  relevance: "relevancia",
  newest: "recientes",
  price_asc: "precio-menor",
  price_desc: "precio-mayor",
  price_drop: "rebajas",
}

export function sortWord(sort: AdSort): string {
  return sortWords[sort]
}

/**
 * Pasted text may contain invisible characters: a control character separates words as a space
 * does, while an invisible format character such as U+200B may occur inside a word and is removed.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Cc}/gu, " ")
    .trim()

/** Normalises a search text: trimmed, single spaces, lower case, at most 120 characters [S5.3]. */
export function normaliseSearchText(text: string): string {
  const words = visibleText(text).replace(/\s+/g, " ").toLocaleLowerCase("es-CL")
  return Array.from(words).slice(0, searchTextLimit).join("").trim()
}

/** A search for all ads. */
export const allAds: AdSearch = {
  text: "",
  category: "",
  region: "",
  commune: "",
  radiusKm: null,
  condition: "",
  manufacturer: "",
  priceMin: null,
  priceMax: null,
  unclearPriceMin: "",
  unclearPriceMax: "",
  yearMin: null,
  yearMax: null,
  isDropped: false,
  sort: null,
  page: 1,
}

/** The values of a search that are texts in its URL as they are, in the order of the URL. */
const choices = ["category", "region", "commune", "radiusKm", "condition", "manufacturer"] as const

/** The query of a search, in a fixed order, without empty values and without page 1 [S2.24]. */
export function adSearchParams(search: Partial<AdSearch>): URLSearchParams {
  const params = new URLSearchParams()
  const text = normaliseSearchText(search.text ?? "")
  if (text !== "") params.set(adSearchKeys.text, text)
  const radius = search.commune && search.radiusKm ? String(search.radiusKm) : ""
  const chosen = { ...search, radiusKm: radius }
  for (const key of choices) if (chosen[key]) params.set(adSearchKeys[key], chosen[key])
  const prices = {
    priceMin: priceText(search.priceMin, search.unclearPriceMin),
    priceMax: priceText(search.priceMax, search.unclearPriceMax),
  }
  for (const key of ["priceMin", "priceMax"] as const)
    if (prices[key] !== "") params.set(adSearchKeys[key], prices[key])
  for (const key of ["yearMin", "yearMax"] as const) {
    const value = search[key]
    if (value !== null && value !== undefined) params.set(adSearchKeys[key], String(value))
  }
  if (search.isDropped) params.set(adSearchKeys.isDropped, droppedValue)
  if (search.sort) params.set(adSearchKeys.sort, sortWords[search.sort])
  if (search.page !== undefined && search.page > 1)
    params.set(adSearchKeys.page, String(search.page))
  return params
}

function priceText(pesos: number | null | undefined, unclear = ""): string {
  return pesos === null || pesos === undefined ? unclear : priceParam(pesos)
}
