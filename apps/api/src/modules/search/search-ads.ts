import { rootRow } from "../../collections/dialect/aliases.ts"
import type { TextSearch } from "../../collections/dialect/register-collection.ts"
import type { Database } from "../../database/database.ts"
import { matchesSearch, searchRank } from "./query-store.ts"
import { resolveSearch } from "./use-cases/resolve-search.ts"

/** The search of the ads collection: `_q` and the order `relevance`. */
export function createAdSearch(database: Database): TextSearch {
  return async (text) => {
    const { query, correctedText } = await resolveSearch(database, text)
    const [where, rank] = [matchesSearch(rootRow, query), searchRank(rootRow, query)]
    return { where, rank, correctedText }
  }
}
