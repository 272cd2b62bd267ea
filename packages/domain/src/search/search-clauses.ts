import { measureAt } from "./measure.ts"
import { isModelNumber, type ModelCandidate } from "./model-number.ts"
import type { StemmedWord, SynonymTerm } from "./stemmed-word.ts"

type Group = readonly SynonymTerm[]

/** The synonyms of the words at one position. */
type SynonymReading = {
  length: number
  phrases: string[]
  /** Longer terms that contain one of the phrases and name another machine. */
  otherMachines: string[]
}

/**
 * The longest term with which the words begin, and its synonyms. A synonym does not match within a
 * longer term of another group: the word for a concrete drum is also part of a concrete truck's
 * name.
 */
export function longestSynonym(
  words: readonly StemmedWord[],
  synonyms: readonly Group[],
): SynonymReading {
  const length = Math.max(1, ...synonyms.flat().map((term) => matchedLength(words, term)))
  const isMatched = (term: SynonymTerm) => matchedLength(words, term) === length
  const groups = synonyms.filter((group) => group.some(isMatched))
  // A term of several words is also a phrase of its own, including the "de" that search words omit.
  const phrases = groups.flat().filter((term) => length > 1 || !isMatched(term))
  const own = new Set(groups.flat().map(stemsKey))
  const others = synonyms
    .flat()
    .filter((term) => !own.has(stemsKey(term)) && phrases.some((phrase) => isWithin(phrase, term)))
  return {
    length,
    phrases: phrases.map(({ text }) => text),
    otherMachines: [...new Set(others.map(({ text }) => text))],
  }
}

const stemsKey = ({ stems }: SynonymTerm): string => stems.join(" ")

function matchedLength(words: readonly StemmedWord[], { stems }: SynonymTerm): number {
  return stems.every((stem, place) => words[place]?.stem === stem) ? stems.length : 0
}

/**
 * Whether a longer term contains or ends in another one after its first word. Spanish names the
 * machine first, so a term that begins with the same words is one of its kinds.
 */
function isWithin({ stems }: SynonymTerm, { stems: longer }: SynonymTerm): boolean {
  if (stems.length === 0) return false
  return longer.some(
    (_, from) => from > 0 && stems.every((stem, place) => longer[from + place] === stem),
  )
}

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
  synonyms: readonly Group[],
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
