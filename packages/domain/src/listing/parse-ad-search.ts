import { placeRadii } from "../places/radius.ts"
import {
  type AdSearch,
  adSearchKeys,
  adSorts,
  droppedValue,
  normaliseSearchText,
  sortWord,
  visibleText,
} from "./ad-search.ts"
import { readTypedPrice, type TypedPrice } from "./typed-price.ts"

/** Highest page number accepted; the backend refuses deeper ones. */
const lastPage = 50_000

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

/** The kilometres of the URL, if they are offered and there is a commune to measure them from. */
function readRadius(params: URLSearchParams, commune: string): number | null {
  if (commune === "") return null
  return placeRadii.find((km) => String(km) === params.get(adSearchKeys.radiusKm)) ?? null
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
  const sort = adSorts.find((known) => sortWord(known) === params.get(adSearchKeys.sort))
  const [priceMin, priceMax] = [
    readPrice(params, adSearchKeys.priceMin),
    readPrice(params, adSearchKeys.priceMax),
  ]
  const commune = readSlug(params, adSearchKeys.commune)
  return {
    text: normaliseSearchText(params.get(adSearchKeys.text) ?? ""),
    category: readSlug(params, adSearchKeys.category),
    region: readSlug(params, adSearchKeys.region),
    commune,
    radiusKm: readRadius(params, commune),
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
