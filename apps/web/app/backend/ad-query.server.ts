import type { AdSearch, AdSort } from "@wara/domain/listing/ad-search"
import type { QueryValue } from "./nested-query.server.ts"

/** Sort parameters of an ad list; the default is featured first, then newest. */
const sorts: Record<AdSort, string[]> = {
  relevance: ["relevance"],
  newest: ["published_at:desc"],
  price_asc: ["price_clp:asc"],
  price_desc: ["price_clp:desc"],
}

function slugEquals(slug: string): QueryValue {
  return slug === "" ? undefined : { slug: { $eq: slug } }
}

function between(min: number | null, max: number | null): QueryValue {
  return min === null && max === null ? undefined : { $gte: min, $lte: max }
}

/** The text and filters of a search, as both the list and the facet endpoints accept them. */
export function adFilters(search: AdSearch): Record<string, QueryValue> {
  const commune = slugEquals(search.commune)
  const region = slugEquals(search.region)
  return {
    _q: search.text === "" ? undefined : search.text,
    filters: {
      category: slugEquals(search.category),
      commune: commune ?? (region ? { region } : undefined),
      condition: slugEquals(search.condition),
      manufacturer: search.manufacturer === "" ? undefined : { $eqi: search.manufacturer },
      price_clp: between(search.priceMin, search.priceMax),
      year: between(search.yearMin, search.yearMax),
    },
  }
}

/** The requested order; undefined means the backend's default order. */
export function adSort(search: AdSearch): string[] | undefined {
  return search.sort === null ? undefined : sorts[search.sort]
}
