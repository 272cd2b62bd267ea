import { measureAt } from "./measure.ts"
import type { SearchClause } from "./search-clauses.ts"
import { isOnlyUnit } from "./unit-words.ts"

/** A number with at least this many digits is a model rather than a quantity. */
const modelDigits = 3

/** Whether a clause is a quantity with its unit: "20 toneladas". */
export function isMeasure(clause: Pick<SearchClause, "words">): boolean {
  const words = clause.words.split(" ")
  return measureAt(words)?.length === words.length
}

/** Whether a clause is meaningful by itself: a word that is neither a measure nor a unit. */
export function isDistinctive(clause: Pick<SearchClause, "words">): boolean {
  if (isMeasure(clause)) return false
  return clause.words.split(" ").some((word) => /\p{L}/u.test(word) && !isOnlyUnit(word))
}

/**
 * Whether a clause is a model number that may narrow others; a small number means nothing alone.
 */
function isModel({ words }: SearchClause): boolean {
  return /^\d+$/.test(words) && words.length >= modelDigits
}

/**
 * Orders the clauses of a search that no ad matches completely, to find the largest part that some
 * ad matches: first the clause that names the subject, then words as typed, because Spanish names
 * the machine first, then model numbers. Quantities and units are never kept.
 */
export function fallbackOrder(
  clauses: readonly SearchClause[],
  subjectPlace: number | null,
): SearchClause[] {
  const subject = clauses.filter((_, place) => place === subjectPlace)
  const others = clauses.filter((_, place) => place !== subjectPlace)
  return [...subject, ...others.filter(isDistinctive), ...others.filter(isModel)]
}
