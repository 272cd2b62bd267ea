import type { AdFacets, FilterCategory, FilterCommune } from "@wara/contract/facets"
import type { AdSearch } from "@wara/domain/listing/ad-search"

/** Display names of the chosen values; empty when none is chosen. */
export type SearchNames = Record<"category" | "region" | "commune" | "condition", string>

type Named = { slug: string; name: string }

function wordsOf(slug: string): string {
  const words = slug.replaceAll("-", " ")
  return words.charAt(0).toLocaleUpperCase("es-CL") + words.slice(1)
}

function nameOf(slug: string, ...lists: Named[][]): string {
  if (slug === "") return ""
  return lists.flat().find((item) => item.slug === slug)?.name ?? wordsOf(slug)
}

/**
 * Names of the chosen values: from the facets, else from the whole catalogue, else from the slug.
 */
export function searchNames(
  search: AdSearch,
  facets: AdFacets,
  catalog: { categories: FilterCategory[]; communes: FilterCommune[] },
): SearchNames {
  const regions = catalog.communes.map((commune) => commune.region)
  return {
    category: nameOf(search.category, facets.categories, catalog.categories),
    region: nameOf(search.region, facets.regions, regions),
    commune: nameOf(search.commune, facets.communes, catalog.communes),
    condition: nameOf(search.condition, facets.conditions),
  }
}
