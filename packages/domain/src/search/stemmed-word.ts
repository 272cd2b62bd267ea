/**
 * A word of a search with its stem and, for the last word, the known words that begin with it. The
 * stem of a literal word is empty: it means nothing but itself.
 */
export type StemmedWord = { plain: string; stem: string; completions: string[] }

/** A term that means the same as others, with the stems of its words. */
export type SynonymTerm = { text: string; stems: string[] }
