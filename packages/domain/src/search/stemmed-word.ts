/**
 * A word of a search with its stem and, for the last word, the known words that begin with it. The
 * stem of a literal word is empty because it matches only itself.
 */
export type StemmedWord = { plain: string; stem: string; completions: string[] }

/** A term with synonyms, and the stems of its words. */
export type SynonymTerm = { text: string; stems: string[] }
