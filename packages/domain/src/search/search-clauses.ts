import { longestSynonym } from "./longest-synonym.ts"
import { measureAt } from "./measure.ts"
import { isModelNumber, type ModelCandidate } from "./model-number.ts"
import type { StemmedWord, SynonymTerm } from "./stemmed-word.ts"

/**
 * One condition of a search: all words of `words`, or one of `phrases` literally, or a model number
 * that begins with one of `models`.
 */
export type SearchClause = {
  words: string
  phrases: string[]
  /** Longer terms for other machines, within which no phrase counts. */
  otherMachines: string[]
  models: string[]
  /** Whether the words must stand side by side: those of a measure or of one model number. */
  adjacent: boolean
  /** Whether it stood in quotes. */
  literal: boolean
}

/** What is read at one place: how many words it covers and which condition they make. */
type Reading = Pick<SearchClause, "phrases" | "models" | "adjacent"> & {
  length: number
  otherMachines?: string[]
}

/**
 * The conditions that a search is made of. At each place the longest reading wins, so that a term of
 * two words means one machine and not two: a measure ("30 ton"), one of the models that ads have
 * ("pc 200"), a synonym ("grua horquilla").
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
  const longest = readings.filter((reading) => reading.length === length)
  return {
    length,
    phrases: longest.flatMap((reading) => reading.phrases),
    otherMachines: longest.flatMap((reading) => reading.otherMachines ?? []),
    models: longest.flatMap((reading) => reading.models),
    adjacent: longest.some((reading) => reading.adjacent),
  }
}
