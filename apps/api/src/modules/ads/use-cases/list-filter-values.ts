import type { FilterCategory, FilterCommune } from "@wara/contract/facets"
import type { Database } from "../../../database/database.ts"
import { listCategoryCounts, listCommuneCounts } from "../filter-lists-store.ts"

/** All categories by name with their number of public ads, including 0 [S7.7]. */
export function listFilterCategories(database: Database): Promise<FilterCategory[]> {
  return listCategoryCounts(database)
}

/** The communes with public ads, by name [S7.7]. */
export function listFilterCommunes(database: Database): Promise<FilterCommune[]> {
  return listCommuneCounts(database)
}
