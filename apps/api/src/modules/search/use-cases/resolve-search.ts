import { modelCandidates } from "@wara/domain/search/model-number"
import {
  type StemmedWord,
  type SynonymTerm,
  searchClauses,
} from "@wara/domain/search/search-clauses"
import { searchWords } from "@wara/domain/search/search-words"
import type { Database } from "../../../database/database.ts"
import { buildQuery, type SearchQuery } from "../query-store.ts"
import { describeWords, knownModels, listSynonyms } from "../store.ts"
import { type ReadWord, readWords } from "./read-words.ts"

/** A text made ready for `matchesSearch` and `searchRank`. */
export type ResolvedSearch = {
  /** Of empty texts when there is nothing to find. */
  query: SearchQuery
  /** What was searched instead of what was typed; null when nothing was corrected. */
  correctedText: string | null
}

const nothing: SearchQuery = { found: "", subject: null, ranked: "" }

/** Reads what somebody typed: typing errors corrected, synonyms added, the last word completed. */
export async function resolveSearch(database: Database, text: string): Promise<ResolvedSearch> {
  const typed = searchWords(text)
  if (typed.length === 0) return { query: nothing, correctedText: null }
  const plain = typed.map((word) => word.plain)
  const [described, synonyms] = await Promise.all([
    describeWords(database, plain),
    listSynonyms(database),
  ])
  const read = readWords(typed, described)
  const words = read.flatMap((word) => word.words)
  const models = await knownModels(database, candidatesAmong(read, synonyms))
  const clauses = searchClauses(words, synonyms, models)
  return {
    query: clauses.length === 0 ? nothing : await buildQuery(database, clauses),
    correctedText: read.some((word) => word.corrected)
      ? read.map((word) => word.shown).join(" ")
      : null,
  }
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
