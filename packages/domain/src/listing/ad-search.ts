import { priceParam, readTypedPrice, type TypedPrice } from "./typed-price.ts"

/** Sort orders of the ad list. Relevance requires a text; otherwise newest is the default. */
export const adSorts = ["relevance", "newest", "price_asc", "price_desc", "price_drop"] as const

export type AdSort = (typeof adSorts)[number]

/** Ads per page of the list [S9.1]. */
export const adListPageSize = 20

/** Highest page number accepted; the backend refuses deeper ones. */
const lastPage = 50_000

/** Maximum length of a search text, in characters; the rest is cut. */
export const searchTextLimit = 120

/** The ad list's URL query. Prices are whole pesos without IVA; null means "any". */
export type AdSearch = {
  text: string
  category: string
  region: string
  commune: string
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
const visibleText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Cc}/gu, " ")
    .trim()

/** Normalises a search text: trimmed, single spaces, lower case, at most 120 characters [S5.3]. */
export function normaliseSearchText(text: string): string {
  const words = visibleText(text).replace(/\s+/g, " ").toLocaleLowerCase("es-CL")
  return Array.from(words).slice(0, searchTextLimit).join("").trim()
}

const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,80})$/

function readSlug(params: URLSearchParams, key: string): string {
  const value = params.get(key)?.trim().toLowerCase() ?? ""
  return slugPattern.test(value) ? value : ""
}

function readWhole(params: URLSearchParams, key: string, max: number): number | null {
  const digits = (params.get(key) ?? "").replace(/[.\s$]/g, "")
  if (!/^\d{1,10}$/.test(digits)) return null
  const value = Number(digits)
  return value > max ? null : value
}

/** The amount of a price field, or its text when it is ambiguous. */
function readPrice(
  params: URLSearchParams,
  key: string,
): { pesos: number | null; unclear: string } {
  const price = readTypedPrice(params.get(key) ?? "")
  if (price.kind === "empty") return { pesos: null, unclear: "" }
  return price.kind === "amount"
    ? { pesos: price.pesos, unclear: "" }
    : { pesos: null, unclear: price.typed }
}

/** Parses the list's URL. Invalid values are ignored because users edit URLs by hand. */
export function parseAdSearch(params: URLSearchParams): AdSearch {
  const sort = adSorts.find((known) => sortWords[known] === params.get(adSearchKeys.sort))
  const [priceMin, priceMax] = [
    readPrice(params, adSearchKeys.priceMin),
    readPrice(params, adSearchKeys.priceMax),
  ]
  return {
    text: normaliseSearchText(params.get(adSearchKeys.text) ?? ""),
    category: readSlug(params, adSearchKeys.category),
    region: readSlug(params, adSearchKeys.region),
    commune: readSlug(params, adSearchKeys.commune),
    condition: readSlug(params, adSearchKeys.condition),
    manufacturer: visibleText(params.get(adSearchKeys.manufacturer) ?? "").slice(0, 40),
    priceMin: priceMin.pesos,
    priceMax: priceMax.pesos,
    unclearPriceMin: priceMin.unclear,
    unclearPriceMax: priceMax.unclear,
    yearMin: readWhole(params, adSearchKeys.yearMin, 2100),
    yearMax: readWhole(params, adSearchKeys.yearMax, 2100),
    isDropped: params.get(adSearchKeys.isDropped) === droppedValue,
    sort: sort ?? null,
    page: Math.max(1, readWhole(params, adSearchKeys.page, lastPage) ?? 1),
  }
}

/** The query of a search, in a fixed order, without empty values and without page 1 [S2.24]. */
export function adSearchParams(search: Partial<AdSearch>): URLSearchParams {
  const params = new URLSearchParams()
  const text = normaliseSearchText(search.text ?? "")
  if (text !== "") params.set(adSearchKeys.text, text)
  for (const key of ["category", "region", "commune", "condition", "manufacturer"] as const) {
    const value = search[key]
    if (value) params.set(adSearchKeys[key], value)
  }
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

/** The ambiguous prices of a search, by end of the range. */
export function unclearPrices(
  search: AdSearch,
): { end: "priceMin" | "priceMax"; price: Extract<TypedPrice, { typed: string }> }[] {
  const typed = { priceMin: search.unclearPriceMin, priceMax: search.unclearPriceMax }
  return (["priceMin", "priceMax"] as const).flatMap((end) => {
    const price = readTypedPrice(typed[end])
    return price.kind === "doubtful" || price.kind === "unreadable" ? [{ end, price }] : []
  })
}
