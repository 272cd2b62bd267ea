import { readFileSync } from "node:fs"
import { type Expectation, readExpectation } from "./expectation.ts"

/** A search as people type it, and what its answer must be. */
export type RelevanceQuery = {
  text: string
  /** Whether the query was excluded from tuning. */
  heldOutSet: boolean
  /** Expectation for the first ad; null when no ad sells it and the answer must say so. */
  first: Expectation | null
  /** Expectation for each of the first five; of unsold equipment when `first` is null. */
  five: Expectation
}

/** The lines of queries.tsv; throws when one is not complete. */
export function readQueries(): RelevanceQuery[] {
  const [, ...lines] = readFileSync(new URL("queries.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
  return lines.map((line) => {
    const [text, set, first, five] = line.split("\t")
    if (!text || !set || !first || !five) throw new Error(`queries.tsv: ${line}`)
    return {
      text,
      heldOutSet: set === "held-out",
      first: first === "none" ? null : readExpectation(first),
      five: readExpectation(five),
    }
  })
}
