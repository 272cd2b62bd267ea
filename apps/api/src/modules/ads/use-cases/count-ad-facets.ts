import type { AdFacets } from "@wara/contract/facets"
import type { Reader } from "@wara/domain/accounts/role"
import { ads } from "../../../collections/ads.ts"
import { readFilters } from "../../../collections/dialect/read-filters.ts"
import { readText } from "../../../collections/dialect/read-query.ts"
import type { TextSearch } from "../../../collections/dialect/register-collection.ts"
import { facetFilters } from "../../../collections/facet-filters.ts"
import type { Database } from "../../../database/database.ts"
import { countFacets } from "../facets-store.ts"

/**
 * Facet counts of a search, with the same `_q`, `filters` and validation as the list. Regions are
 * counted without the selected commune too, because it is in one of them.
 */
export async function countAdFacets(
  context: { database: Database; search: TextSearch },
  reader: Reader,
  query: { _q?: unknown; filters?: unknown },
): Promise<AdFacets> {
  const text = readText(query._q)
  const explicit = readFilters(ads, reader, query.filters)
  const found = text === "" ? null : await context.search(text, explicit)
  const filters = facetFilters([...explicit, ...(found?.filters ?? [])])
  const facets = await countFacets(context.database, reader, filters, found)
  return { ...facets, corrected_text: found?.meaning.corrected_text ?? null }
}
