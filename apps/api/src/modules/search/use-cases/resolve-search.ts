import { modelCandidates } from "@wara/domain/search/model-number"
import { type SearchClause, searchClauses } from "@wara/domain/search/search-clauses"
import { searchWords } from "@wara/domain/search/search-words"
import type { StemmedWord, SynonymTerm } from "@wara/domain/search/stemmed-word"
import type { Condition } from "../../../collections/dialect/condition.ts"
import type { Database } from "../../../database/database.ts"
import { buildQuery, emptyQuery, type SearchQuery } from "../query-store.ts"
import { describeWords, knownModels, listSynonyms } from "../store.ts"
import { keepExistingClauses } from "./keep-existing-clauses.ts"
import { type ReadWord, readWords } from "./read-words.ts"

/** A text made ready for `matchesSearch` and `searchRank`. */
export type ResolvedSearch = {
  /** Of empty texts when there is nothing to find. */
  query: SearchQuery
  /** What was searched instead of what was typed; null when nothing was corrected. */
  correctedText: string | null
  /** When no public ad has all words: those that are searched, "" for none; null when one has all. */
  keptWords: string | null
  /** The words that were given up for that, as typed. */
  droppedWords: string[]
  /** Whether ads carry the words in their descriptions only, so that nobody sells what they name. */
  onlyMentioned: boolean
}

const nothing: ResolvedSearch = {
  query: emptyQuery,
  correctedText: null,
  keptWords: null,
  droppedWords: [],
  onlyMentioned: false,
}

/**
 * Reads what somebody typed: typing errors corrected, synonyms added, the last word completed.
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
  const clauses = searchClauses(words, synonyms, models)
  const { kept, subject, onlyMentioned } = await keepExistingClauses(database, clauses, filters)
  const shown = (some: readonly SearchClause[]) => some.map((clause) => shownWords(clause, read))
  return {
    query: kept.length === 0 ? emptyQuery : await buildQuery(database, kept, subject),
    correctedText: read.some((word) => word.corrected)
      ? read.map((word) => word.shown).join(" ")
      : null,
    keptWords: kept.length === clauses.length ? null : shown(kept).join(" "),
    droppedWords: shown(clauses.filter((clause) => !kept.includes(clause))),
    onlyMentioned: onlyMentioned && kept.length > 0,
  }
}

/** The words of a clause as people write them. */
function shownWords(clause: SearchClause, read: readonly ReadWord[]): string {
  const shown = new Map(
    read.flatMap((word) => word.words.map(({ plain }) => [plain, word.shown] as const)),
  )
  const words = clause.words.split(" ").map((word) => shown.get(word) ?? word)
  return shown.get(clause.words) ?? words.join(" ")
}

/** Runs that may be one model number; what names equipment or has synonyms stands for itself. */
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
