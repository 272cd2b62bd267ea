import type { AdFacets } from "@wara/contract/facets"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import type { SearchNames } from "./search-names.ts"

/** What the filters show while nobody can count: nothing to choose from. */
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

/** Only what is chosen, so that it can be taken back: each choice counts what the search has found. */
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
