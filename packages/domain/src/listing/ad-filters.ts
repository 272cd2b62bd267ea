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

/** What of a query of ads follows from a search, apart from its text, order and page. */
export type AdSearchQuery = {
  filters: WireFilter
  /** The commune around which ads are listed, and the kilometres. */
  near: string | undefined
  radius_km: string | undefined
}

/**
 * The filters of a search in the API's dialect, and the kilometres around its commune. Lists, facets
 * and alerts use the same ones, so that an alert reports exactly what the list shows.
 */
export function adSearchQuery(search: AdSearch): AdSearchQuery {
  const { commune, radiusKm } = search
  if (radiusKm === null || commune === "")
    return { filters: adFilters(search), near: undefined, radius_km: undefined }
  return {
    filters: adFilters({ ...search, commune: "", region: "" }),
    near: commune,
    radius_km: String(radiusKm),
  }
}

function adFilters(search: AdSearch): WireFilter {
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
