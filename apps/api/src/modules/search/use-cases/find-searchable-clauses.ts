import {
  fallbackOrder,
  isDistinctive,
  isMeasure,
  type SearchClause,
} from "@wara/domain/search/search-clauses"
import type { Condition } from "../../../collections/dialect/condition.ts"
import type { Database } from "../../../database/database.ts"
import { anyAdHas, anyAdNames, findSubject, type Subject } from "../query-store.ts"

export type SearchableClauses = {
  matched: readonly SearchClause[]
  subject: Subject | null
  /** Whether ads contain them only in their descriptions. */
  onlyMentioned: boolean
}

const nothing: SearchableClauses = { matched: [], subject: null, onlyMentioned: false }

/**
 * Splits the clauses of several words that no public ad has, so that a search for a missing machine
 * is answered with what some of its words name, and the others are reported as dropped.
 */
export async function splitUnmatched(
  database: Database,
  clauses: readonly SearchClause[],
  split: (clause: SearchClause) => SearchClause[],
): Promise<SearchClause[]> {
  const parts = clauses.map(async (clause) => {
    const words = split(clause)
    return words.length === 1 || (await anyAdHas(database, [clause], null)) ? [clause] : words
  })
  return (await Promise.all(parts)).flat()
}

/**
 * The clauses to search: all of them when a public ad matches them all or when they are the maker and
 * model of one, otherwise as many as one ad matches together, starting with the named machine. Empty
 * when no ad matches a distinctive clause.
 * `filters` are the other conditions of the search.
 */
export async function findSearchableClauses(
  database: Database,
  clauses: readonly SearchClause[],
  filters: readonly Condition[],
): Promise<SearchableClauses> {
  if (clauses.length === 0) return nothing
  const subject = await findSubject(database, clauses)
  if (clauses.length === 1 || (await anyAdHas(database, clauses, subject))) {
    const matched =
      filters.length === 0
        ? clauses
        : await dropUnmatchedMeasures(database, clauses, subject, filters)
    return mentioned(database, matched, subject)
  }
  // "Jinko Solar" is a maker and names nothing solar.
  if (subject !== null && (await anyAdNames(database, clauses, null, "maker and model")))
    return { matched: clauses, subject: null, onlyMentioned: false }
  const matched: SearchClause[] = []
  for (const clause of fallbackOrder(
    clauses,
    subject === null ? null : clauses.indexOf(subject.clause),
  )) {
    if (await anyAdHas(database, [...matched, clause], subject)) matched.push(clause)
  }
  if (!matched.some(isDistinctive)) return nothing
  return mentioned(
    database,
    clauses.filter((clause) => matched.includes(clause)),
    subject,
  )
}

/**
 * Drops a measure that only matches ads outside of the filters: with a place and a price given, a
 * machine of 21 tons there is more useful than one of 20 at the other end of the country.
 */
async function dropUnmatchedMeasures(
  database: Database,
  clauses: readonly SearchClause[],
  subject: Subject | null,
  filters: readonly Condition[],
): Promise<readonly SearchClause[]> {
  const others = clauses.filter((clause) => clause.literal || !isMeasure(clause))
  if (others.length === clauses.length || !others.some(isDistinctive)) return clauses
  if (await anyAdHas(database, clauses, subject, filters)) return clauses
  return (await anyAdHas(database, others, subject, filters)) ? others : clauses
}

/**
 * The clauses up to the subject must match where ads say what they sell; later ones may match the
 * description ("camioneta con jaula"). Quoted words may match anywhere.
 */
async function mentioned(
  database: Database,
  matched: readonly SearchClause[],
  subject: Subject | null,
): Promise<SearchableClauses> {
  if (matched.every((clause) => clause.literal)) return { matched, subject, onlyMentioned: false }
  const named = subject === null ? matched : matched.slice(0, matched.indexOf(subject.clause) + 1)
  return { matched, subject, onlyMentioned: !(await anyAdNames(database, named, subject)) }
}
