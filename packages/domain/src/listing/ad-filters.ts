import type { AdSearch } from "./ad-search.ts"

/** Filters in the API's dialect: an object of fields, relations and operators. */
export type WireFilter = { readonly [key: string]: string | undefined | WireFilter }

function slugEquals(slug: string): WireFilter | undefined {
  return slug === "" ? undefined : { slug: { $eq: slug } }
}

function between(min: number | null, max: number | null): WireFilter | undefined {
  if (min === null && max === null) return undefined
  return {
    $gte: min === null ? undefined : String(min),
    $lte: max === null ? undefined : String(max),
  }
}

/**
 * The filters of a search in the API's dialect. Lists, facets and alerts use the same ones, so that
 * an alert reports exactly what the list shows.
 */
export function adSearchFilters(search: AdSearch): WireFilter {
  const commune = slugEquals(search.commune)
  const region = slugEquals(search.region)
  return {
    category: slugEquals(search.category),
    commune: commune ?? (region ? { region } : undefined),
    condition: slugEquals(search.condition),
    manufacturer: search.manufacturer === "" ? undefined : { $eqi: search.manufacturer },
    price_clp: between(search.priceMin, search.priceMax),
    year: between(search.yearMin, search.yearMax),
    price_dropped_at: search.isDropped ? { $notNull: "true" } : undefined,
  }
}
