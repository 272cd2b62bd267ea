import { type SQL, sql } from "drizzle-orm"
import type { Condition, Writing } from "./condition.ts"

/** The common table with what a stretch of time has; the newest has place 0. */
export const stretchTable = (place: number): SQL => sql.raw(`stretch_${place}`)

/** How many rows the tables of the stretches before this one have. */
export const rowsBefore = (place: number): SQL => {
  const counts = Array.from(
    { length: place },
    (_, at) => sql`(select count(*) from ${stretchTable(at)})`,
  )
  return sql`(${sql.join(counts, sql` + `)})`
}

/** What the index of a text search knows of a row beside its text, as words. */
export type TextIndex = {
  /**
   * The words that a row may have under these conditions, one tsquery per condition it knows. Among few
   * rows of one subject, those are left out that nearly all of these have.
   */
  wordsOf: (conditions: readonly Condition[], writing: Writing, amongFew: boolean) => SQL[]
  /** Condition for a row that has all of these words; true for none. */
  hasWords: (row: SQL, words: readonly SQL[]) => SQL
  /**
   * The rows that can lead a list, as words: all of them, and one of the groups into which they are divided
   * for lists that very many can lead, with the number of the rotation within it.
   */
  leading: { all: SQL; group: SQL; isInGroup: (row: SQL) => SQL; groupTurn: SQL }
  /**
   * The stretches of time as words from the newest on, and the conditions of what is older than the newest
   * and than all of these.
   */
  stretches: {
    words: readonly SQL[]
    beforeNewest: (row: SQL) => SQL
    older: (row: SQL) => SQL
  }
  /** Matches that are ranked with each other and counted at least, if so many match. */
  enoughRows: SQL
}
