import { isOnlyUnit, measureAt } from "./measure.ts"
import { isModelNumber, type ModelCandidate } from "./model-number.ts"
import { longestSynonym, type StemmedWord, type SynonymTerm } from "./synonyms.ts"

/**
 * One condition of a search: all words of `words`, or one of `phrases` literally, or a model number
 * that begins with one of `models`.
 */
export type SearchClause = {
  words: string
  phrases: string[]
  /** Longer terms for other machines, within which no phrase matches. */
  otherMachines: string[]
  models: string[]
  /** Whether the words must be adjacent: those of a measure or of one model number. */
  adjacent: boolean
  /** Whether it was in quotes. */
  literal: boolean
}

/** An interpretation of the words at one position: how many it covers and its condition. */
type Reading = Pick<SearchClause, "phrases" | "models" | "adjacent"> & {
  length: number
  otherMachines?: string[]
}

/**
 * The conditions of a search. At each position the longest interpretation wins, so that a term of
 * two words means one machine and not two: a measure ("30 ton"), a model found in ads ("pc 200"), a
 * synonym ("grua horquilla").
 */
export function searchClauses(
  words: readonly StemmedWord[],
  synonyms: readonly (readonly SynonymTerm[])[],
  models: readonly ModelCandidate[] = [],
): SearchClause[] {
  const clauses: SearchClause[] = []
  for (let start = 0; start < words.length; ) {
    const reading = longestReading(words, start, synonyms, models)
    const covered = words.slice(start, start + reading.length)
    const completions = reading.length === 1 ? covered.flatMap((word) => word.completions) : []
    clauses.push({
      words: covered.map((word) => word.plain).join(" "),
      phrases: [...new Set([...reading.phrases, ...completions])],
      otherMachines: reading.otherMachines ?? [],
      models: reading.models,
      adjacent: reading.adjacent,
      literal: words[start]?.stem === "",
    })
    start += reading.length
  }
  return clauses
}

/**
 * The single words of a clause of several, as clauses of their own, for a synonym such as "camion
 * aljibe" that no ad has. Measures, models and quoted words belong together and are returned whole.
 */
export function splitClause(
  clause: SearchClause,
  words: readonly StemmedWord[],
  synonyms: readonly (readonly SynonymTerm[])[],
): SearchClause[] {
  const plain = clause.words.split(" ")
  if (plain.length === 1 || clause.adjacent || clause.literal) return [clause]
  return words
    .filter((word) => plain.includes(word.plain))
    .flatMap((word) => searchClauses([word], synonyms))
}

function longestReading(
  words: readonly StemmedWord[],
  start: number,
  synonyms: readonly (readonly SynonymTerm[])[],
  models: readonly ModelCandidate[],
): Reading {
  const rest = words.slice(start)
  const literal = rest.findIndex(({ stem }) => stem === "")
  const free = literal === -1 ? rest : rest.slice(0, literal)
  const [word] = free
  const alone = {
    length: 1,
    phrases: [],
    adjacent: false,
    models: word && isModelNumber(word.plain) ? [word.plain] : [],
  }
  const measure = measureAt(free.map(({ plain }) => plain))
  const readings: Reading[] = [
    ...models
      .filter((model) => model.start === start)
      .map(({ length, text }) => ({
        length,
        phrases: [text.replaceAll(" ", "")],
        models: [text],
        adjacent: true,
      })),
    ...(measure ? [{ ...measure, models: [], adjacent: true }] : []),
    { ...longestSynonym(free, synonyms), models: [], adjacent: false },
    alone,
  ]
  const length = Math.max(...readings.map((reading) => reading.length))
  const longestReadings = readings.filter((reading) => reading.length === length)
  return {
    length,
    phrases: longestReadings.flatMap((reading) => reading.phrases),
    otherMachines: longestReadings.flatMap((reading) => reading.otherMachines ?? []),
    models: longestReadings.flatMap((reading) => reading.models),
    adjacent: longestReadings.some((reading) => reading.adjacent),
  }
}

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
