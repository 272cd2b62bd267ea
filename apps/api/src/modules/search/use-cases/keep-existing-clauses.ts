import { fallbackOrder, isTelling } from "@wara/domain/search/fallback-order"
import type { SearchClause } from "@wara/domain/search/search-clauses"
import type { Database } from "../../../database/database.ts"
import { anyAdHas, findSubject, type Subject } from "../query-store.ts"

/** The clauses that are searched, and what they are about. */
export type KeptClauses = { kept: readonly SearchClause[]; subject: Subject | null }

/**
 * The clauses to search: all of them when a public ad has them all, else as many as one ad has
 * together, beginning with the machine that is named. None when no ad has even one that tells what
 * is searched.
 */
export async function keepExistingClauses(
  database: Database,
  clauses: readonly SearchClause[],
): Promise<KeptClauses> {
  if (clauses.length === 0) return { kept: [], subject: null }
  const subject = await findSubject(database, clauses)
  if (clauses.length === 1 || (await anyAdHas(database, clauses, subject)))
    return { kept: clauses, subject }
  const kept: SearchClause[] = []
  for (const clause of fallbackOrder(clauses, subject?.place ?? null)) {
    if (await anyAdHas(database, [...kept, clause], subject)) kept.push(clause)
  }
  if (!kept.some(isTelling)) return { kept: [], subject: null }
  return { kept: clauses.filter((clause) => kept.includes(clause)), subject }
}
