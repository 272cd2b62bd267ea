import type { AdFacets } from "@wara/contract/search"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import type { SearchNames } from "./search-names.ts"

/** Empty facets, shown when counts are unavailable. */
export const uncountedFacets: AdFacets = {
  total: 0,
  categories: [],
  regions: [],
  communes: [],
  conditions: [],
  manufacturers: [],
  price: { min: null, max: null },
  year: { min: null, max: null },
  corrected_text: null,
}

/**
 * Only the chosen values, so that they can be removed; each has the search's total as its count.
 */
export function chosenFacets(search: AdSearch, names: SearchNames, total: number): AdFacets {
  const chosen = (slug: string, name: string) => (slug === "" ? [] : [{ slug, name, count: total }])
  return {
    ...uncountedFacets,
    total,
    categories: chosen(search.category, names.category),
    regions: chosen(search.region, names.region),
    communes: chosen(search.commune, names.commune).map((commune) => ({
      ...commune,
      region: search.region,
    })),
    conditions: chosen(search.condition, names.condition),
    manufacturers: search.manufacturer === "" ? [] : [{ name: search.manufacturer, count: total }],
  }
}

/** The communes to choose from: those of the chosen region, or of the chosen commune's region. */
export function communesInReach(search: AdSearch, facets: AdFacets): AdFacets["communes"] {
  const own = facets.communes.find(({ slug }) => slug === search.commune)
  const region = search.region || own?.region || ""
  return facets.communes.filter((commune) => commune.region === region)
}
