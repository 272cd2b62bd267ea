import { alertRanges } from "../alerts/alert-texts.ts"
import type { AdSearch } from "../listing/ad-search.ts"
import { adSearchParams, parseAdSearch } from "../listing/ad-search.ts"
import { distanceKm } from "../places/nearest-communes.ts"
import { wantedLimits } from "./wanted-ad.ts"
import { wantedPlace } from "./wanted-texts.ts"

/** What of a wanted ad ads are compared with; slugs and pesos. */
export type SoughtMachine = {
  category: string
  manufacturer: string
  yearMin: number | null
  yearMax: number | null
  budget: number | null
}

/**
 * The search of a list that shows the ads a wanted ad asks for, as its canonical query. The words of
 * its name are left out: people name the same machine in many ways, and its place is a distance.
 */
export function wantedSearch(wanted: SoughtMachine): string {
  const { budget, category, manufacturer, yearMax, yearMin } = wanted
  const search = { category, manufacturer, yearMin, yearMax, priceMax: budget }
  return adSearchParams(search).toString()
}

/**
 * The search of the alert for the person who seeks, as its canonical query: what sellers are compared
 * with, in the region of the place, because an alert knows no distances.
 */
export function wantedAlertSearch(wanted: SoughtMachine & { region: string }): string {
  const { budget, category, manufacturer, region, yearMax, yearMin } = wanted
  const search = { category, region, manufacturer, yearMin, yearMax, priceMax: budget }
  return adSearchParams(search).toString()
}

type Point = { latitude: number; longitude: number }

/** Whether a machine is near enough; everywhere is when no place is given. */
export function isNearEnough(
  place: { at: Point; radiusKm: number } | null,
  machine: Point,
): boolean {
  return place === null || distanceKm(place.at, machine) <= place.radiusKm
}

/** What is sought in words: maker, years, budget and place, without its name. */
export function wantedFacts(
  wanted: Omit<SoughtMachine, "category"> & { commune: string | null; radiusKm: number | null },
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
  }
}
