import { measureAt } from "./measure.ts"
import type { SearchClause } from "./search-clauses.ts"
import { isOnlyUnit } from "./unit-words.ts"

/** Digits from which a number is a model rather than a quantity. */
const modelDigits = 3

/** Whether a clause is a quantity with its unit: "20 toneladas". */
export function isMeasure(clause: Pick<SearchClause, "words">): boolean {
  const words = clause.words.split(" ")
  return measureAt(words)?.length === words.length
}

/** Whether a clause says by itself what is searched: a word that is no measure and no unit. */
export function isDistinctive(clause: Pick<SearchClause, "words">): boolean {
  if (isMeasure(clause)) return false
  return clause.words.split(" ").some((word) => /\p{L}/u.test(word) && !isOnlyUnit(word))
}

/** Whether a clause may narrow others; a small number says nothing without the rest. */
function isModel({ words }: SearchClause): boolean {
  return /^\d+$/.test(words) && words.length >= modelDigits
}

/**
 * The clauses of a search that no ad answers whole, in the order in which they are tried for the
 * largest part that some ad has: the one that names its subject, then words as typed, because Spanish
 * names the machine first, then numbers of models. Quantities and units are never kept.
 */
export function fallbackOrder(
  clauses: readonly SearchClause[],
  subjectPlace: number | null,
): SearchClause[] {
  const subject = clauses.filter((_, place) => place === subjectPlace)
  const others = clauses.filter((_, place) => place !== subjectPlace)
  return [...subject, ...others.filter(isDistinctive), ...others.filter(isModel)]
}
