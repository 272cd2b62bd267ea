import { modelCandidates } from "@wara/domain/search/model-number"
import { type SearchClause, searchClauses, splitClause } from "@wara/domain/search/search-clauses"
import { searchWords } from "@wara/domain/search/search-words"
import type { StemmedWord, SynonymTerm } from "@wara/domain/search/synonyms"
import type { Condition } from "../../../collections/dialect/condition.ts"
import type { Database } from "../../../database/database.ts"
import { buildQuery, emptyQuery, type SearchQuery } from "../query-store.ts"
import { listSynonyms } from "../synonym-store.ts"
import { describeWords, knownModels } from "../vocabulary-store.ts"
import { findSearchableClauses, splitUnmatched } from "./find-searchable-clauses.ts"
import { type ReadWord, readWords } from "./read-words.ts"

/** A search text resolved for `matchesSearch` and `searchRank`. */
export type ResolvedSearch = {
  /** Made of empty texts when there is nothing to search. */
  query: SearchQuery
  /** The corrected text that was searched; null when nothing was corrected. */
  correctedText: string | null
  /**
   * The words that are searched when no public ad has them all ("" for none); null when an ad has
   * them all.
   */
  matchedWords: string | null
  droppedWords: string[]
  /**
   * Whether ads contain the words only in their descriptions, so that no ad sells what they name.
   */
  onlyMentioned: boolean
}

const nothing: ResolvedSearch = {
  query: emptyQuery,
  correctedText: null,
  matchedWords: null,
  droppedWords: [],
  onlyMentioned: false,
}

/**
 * Resolves a typed search: corrects typing errors, adds synonyms, completes the last word.
 * `filters` are the other conditions of the search.
 */
export async function resolveSearch(
  database: Database,
  text: string,
  filters: readonly Condition[] = [],
): Promise<ResolvedSearch> {
  const typed = searchWords(text)
  if (typed.length === 0) return nothing
  const plain = typed.map((word) => word.plain)
  const [described, synonyms] = await Promise.all([
    describeWords(database, plain),
    listSynonyms(database),
  ])
  const read = readWords(typed, described)
  const words = read.flatMap((word) => word.words)
  const models = await knownModels(database, candidatesAmong(read, synonyms))
  const clauses = await splitUnmatched(database, searchClauses(words, synonyms, models), (clause) =>
    splitClause(clause, words, synonyms),
  )
  const { matched, subject, onlyMentioned } = await findSearchableClauses(
    database,
    clauses,
    filters,
  )
  const shown = (some: readonly SearchClause[]) => some.map((clause) => shownWords(clause, read))
  return {
    query: matched.length === 0 ? emptyQuery : await buildQuery(database, matched, subject),
    correctedText: read.some((word) => word.corrected)
      ? read.map((word) => word.shown).join(" ")
      : null,
    matchedWords: matched.length === clauses.length ? null : shown(matched).join(" "),
    droppedWords: shown(clauses.filter((clause) => !matched.includes(clause))),
    onlyMentioned: onlyMentioned && matched.length > 0,
  }
}

/** The words of a clause as they are displayed. */
function shownWords(clause: SearchClause, read: readonly ReadWord[]): string {
  const shown = new Map(
    read.flatMap((word) => word.words.map(({ plain }) => [plain, word.shown] as const)),
  )
  const words = clause.words.split(" ").map((word) => shown.get(word) ?? word)
  return shown.get(clause.words) ?? words.join(" ")
}

/**
 * Runs of words that may form one model number; words of equipment and words with synonyms are
 * excluded.
 */
function candidatesAmong(read: readonly ReadWord[], synonyms: readonly SynonymTerm[][]) {
  const words = read.flatMap((word) => word.words.map((part) => ({ ...part, ...word })))
  const terms = new Set(synonyms.flat().map((term) => term.stems.join(" ")))
  const isOther = ({ stem, equipment }: StemmedWord & { equipment: boolean }) =>
    stem === "" || equipment || terms.has(stem)
  return modelCandidates(
    words.map((word) => word.plain),
    (place) => {
      const word = words[place]
      return word === undefined || isOther(word)
    },
  )
}
