/**
 * A word of a search with its stem and, for the last word, the known words that begin with it. The
 * stem of a literal word is empty because it matches only itself.
 */
export type StemmedWord = { plain: string; stem: string; completions: string[] }

/** A term with synonyms, and the stems of its words. */
export type SynonymTerm = { text: string; stems: string[] }

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
