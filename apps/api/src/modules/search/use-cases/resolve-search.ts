import { chooseCorrection, splitMeasure } from "@wara/domain/search/correct-word"
import { type StemmedWord, searchClauses } from "@wara/domain/search/search-clauses"
import { type SearchWord, searchWords } from "@wara/domain/search/search-words"
import type { Database } from "../../../database/database.ts"
import {
  buildQuery,
  type DescribedWord,
  describeWords,
  listSynonyms,
  type SearchQuery,
} from "../store.ts"

/** A text made ready for `matchesSearch` and `searchRank`. */
export type ResolvedSearch = {
  /** Of empty texts when there is nothing to find. */
  query: SearchQuery
  /** What was searched instead of what was typed; null when nothing was corrected. */
  correctedText: string | null
}

const nothing: SearchQuery = { found: "", ranked: "" }

type ReadWord = { shown: string; words: StemmedWord[]; corrected: boolean }

/** Reads what somebody typed: typing errors corrected, synonyms added, the last word completed. */
export async function resolveSearch(database: Database, text: string): Promise<ResolvedSearch> {
  const typed = searchWords(text)
  if (typed.length === 0) return { query: nothing, correctedText: null }
  const plain = typed.map((word) => word.plain)
  const [described, synonyms] = await Promise.all([
    describeWords(database, plain),
    listSynonyms(database),
  ])
  const read = typed.flatMap((word, place) => readWord(word, described[place]))
  const clauses = searchClauses(
    read.flatMap((word) => word.words),
    synonyms,
  )
  return {
    query: clauses.length === 0 ? nothing : await buildQuery(database, clauses),
    correctedText: read.some((word) => word.corrected)
      ? read.map((word) => word.shown).join(" ")
      : null,
  }
}

/** Nothing for a word that is never searched; its own stem when it is not known either way. */
function readWord(
  { typed, plain, literal }: SearchWord,
  described: DescribedWord | undefined,
): ReadWord[] {
  if (described === undefined) return []
  const { stem, known, completions, suggestions } = described
  if (stem === "") return [{ shown: typed, words: [], corrected: false }]
  if (literal)
    return [
      { shown: `"${typed}"`, words: [{ plain, stem: "", completions: [] }], corrected: false },
    ]
  const asTyped = { shown: typed, words: [{ plain, stem, completions }], corrected: false }
  if (known || completions.length > 0) return [asTyped]
  const measure = splitMeasure(plain)
  if (measure) return [{ ...asTyped, words: [together(measure)] }]
  const meant = chooseCorrection(plain, suggestions)
  if (meant === null) return [asTyped]
  const words = [{ plain: meant.word, stem: meant.stem, completions: [] }]
  return [{ shown: meant.shown, words, corrected: true }]
}

/** One condition, so that "3cx", which nobody sells, never finds every "3". */
const together = (parts: string[]): StemmedWord => {
  const plain = parts.join(" ")
  return { plain, stem: plain, completions: [] }
}
