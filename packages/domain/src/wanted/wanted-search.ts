import { alertRanges } from "../alerts/alert-texts.ts"
import type { AdSearch } from "../listing/ad-search.ts"
import { adSearchParams } from "../listing/ad-search.ts"
import { parseAdSearch } from "../listing/parse-ad-search.ts"
import { wantedLimits } from "./wanted-ad.ts"
import { wantedPlace } from "./wanted-texts.ts"

/** What of a wanted ad ads are compared with; slugs and pesos. */
export type SoughtMachine = {
  category: string
  /** Empty for the whole country. */
  commune: string
  /** Null for the whole country. */
  radiusKm: number | null
  manufacturer: string
  yearMin: number | null
  yearMax: number | null
  budget: number | null
}

/**
 * The search of a list that shows the ads a wanted ad asks for, as its canonical query. Sellers are
 * found by it, and so are ads for the person who seeks. `text` is the kind of machine; the other words
 * of the name are left out, because people describe the same machine in many ways.
 */
export function wantedSearch(wanted: SoughtMachine, text = ""): string {
  const { budget: priceMax, category, commune, manufacturer, radiusKm, yearMax, yearMin } = wanted
  const place = { commune, radiusKm }
  return adSearchParams({
    ...{ text, category, ...place, manufacturer, yearMin, yearMax, priceMax },
  }).toString()
}

/** What is sought in words: maker, years, budget and place, without its name. */
export function wantedFacts(
  wanted: Omit<SoughtMachine, "category" | "commune"> & { commune: string | null },
): string[] {
  const { budget, commune, manufacturer, radiusKm, yearMax, yearMin } = wanted
  return [
    manufacturer,
    alertRanges.year(yearMin, yearMax),
    alertRanges.price(null, budget),
    wantedPlace(commune, radiusKm),
  ].filter((fact) => fact !== "")
}

/** Values with which the form begins, from the query of a list of ads. */
export function wantedPrefill(query: URLSearchParams) {
  const search: AdSearch = parseAdSearch(query)
  const text = search.text.slice(0, wantedLimits.name.max)
  return {
    name: text.charAt(0).toLocaleUpperCase("es-CL") + text.slice(1),
    category: search.category,
    manufacturer: search.manufacturer,
    year_min: search.yearMin,
    year_max: search.yearMax,
    budget: search.priceMax,
    commune: search.commune,
    radius_km: search.radiusKm,
  }
}
