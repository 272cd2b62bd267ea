/** A word of a search with its stem and, for the last word, the known words that begin with it. */
export type StemmedWord = { plain: string; stem: string; completions: string[] }

/** A term that means the same as others, with the stems of its words. */
export type SynonymTerm = { text: string; stems: string[] }

/** One condition of a search: all words of `words` anywhere, or one of `phrases` literally. */
export type SearchClause = { words: string; phrases: string[] }

/**
 * The conditions that a search is made of. At each place the longest synonym wins, so that a term of
 * two words means one machine and not two.
 */
export function searchClauses(
  words: readonly StemmedWord[],
  synonyms: readonly (readonly SynonymTerm[])[],
): SearchClause[] {
  const clauses: SearchClause[] = []
  for (let start = 0; start < words.length; ) {
    const { length, phrases } = longestSynonym(words.slice(start), synonyms)
    const covered = words.slice(start, start + length)
    const completions = length === 1 ? covered.flatMap((word) => word.completions) : []
    clauses.push({
      words: covered.map((word) => word.plain).join(" "),
      phrases: [...new Set([...phrases, ...completions])],
    })
    start += length
  }
  return clauses
}

function longestSynonym(
  words: readonly StemmedWord[],
  synonyms: readonly (readonly SynonymTerm[])[],
): { length: number; phrases: string[] } {
  let best: { length: number; phrases: string[] } = { length: 1, phrases: [] }
  for (const group of synonyms) {
    for (const term of group) {
      const { length } = term.stems
      if (length === 0 || length < best.length || !beginsWith(words, term.stems)) continue
      const others = group.filter((other) => other !== term).map((other) => other.text)
      const phrases = length === best.length ? [...best.phrases, ...others] : others
      best = { length, phrases }
    }
  }
  return best
}

const beginsWith = (words: readonly StemmedWord[], stems: readonly string[]): boolean =>
  stems.every((stem, place) => words[place]?.stem === stem)
