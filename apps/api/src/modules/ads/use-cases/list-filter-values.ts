import type { FilterCategory, FilterCommune } from "@wara/contract/facets"
import type { Database } from "../../../database/database.ts"
import { listCategoryCounts, listCommuneCounts } from "../filter-lists-store.ts"

/** All categories by name with their public ads, which may be none (spec §3, §7). */
export function listFilterCategories(database: Database): Promise<FilterCategory[]> {
  return listCategoryCounts(database)
}

/** The communes with public ads, by name (spec §3, §7). */
export function listFilterCommunes(database: Database): Promise<FilterCommune[]> {
  return listCommuneCounts(database)
}
