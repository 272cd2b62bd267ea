import { adSearchQuery } from "@wara/domain/listing/ad-filters"
import type { AdSearch, AdSort } from "@wara/domain/listing/ad-search"

/** A query value: nested objects and lists become brackets, null and undefined are omitted. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

function append(params: URLSearchParams, name: string, value: QueryValue): void {
  if (value === null || value === undefined) return
  if (typeof value !== "object") params.append(name, String(value))
  else for (const [key, inner] of Object.entries(value)) append(params, `${name}[${key}]`, inner)
}

/** A query in nested brackets [S7.1]: `filters[slug][$eq]=x`, `sort[0]=name:asc`. */
export function nestedQuery(query: Record<string, QueryValue>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) append(params, key, value)
  return params
}

/** Sort parameters of an ad list; the default is featured first, then newest. */
const sorts: Record<AdSort, string[]> = {
  relevance: ["relevance"],
  newest: ["published_at:desc"],
  price_asc: ["price_clp:asc"],
  price_desc: ["price_clp:desc"],
  price_drop: ["price_dropped_at:desc"],
}

/** The text, filters and place of a search, as both the list and the facet endpoints accept them. */
export function adFilters(search: AdSearch): Record<string, QueryValue> {
  return { _q: search.text === "" ? undefined : search.text, ...adSearchQuery(search) }
}

/** The requested order; undefined means the backend's default order. */
export function adSort(search: AdSearch): string[] | undefined {
  return search.sort === null ? undefined : sorts[search.sort]
}
