import type { SQL } from "drizzle-orm"
import type { Condition, Writing } from "./condition.ts"

/** What the index of a text search knows of a row beside its text, as words. */
export type TextIndex = {
  /** The words that a row may have under these conditions, one tsquery per condition it knows. */
  wordsOf: (conditions: readonly Condition[], writing: Writing) => SQL[]
  /** Condition for a row that has all of these words; true for none. */
  hasWords: (row: SQL, words: readonly SQL[]) => SQL
  /** The rows that can lead a list, as a word. */
  leadingWord: SQL
  /** The two newer stretches of time as words, and the condition of the oldest one. */
  stretches: { newest: SQL; newer: SQL; older: (row: SQL) => SQL }
  /** Matches that are ranked with each other and counted at least, if so many match. */
  enoughRows: SQL
}
