import { sql } from "drizzle-orm"
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "./record-columns.ts"

/**
 * The words of public ads and of synonyms, used to correct typos and to complete the last word of a
 * search. Rebuilt completely by a job.
 */
export const searchWords = pgTable(
  "search_words",
  {
    /** Lower case, without accents. */
    word: text().primaryKey(),
    /** Most frequent spelling, in lower case. */
    shown: text().notNull(),
    /** Public ads that contain it; 0 for a word from synonyms only. */
    ads: integer().notNull(),
    /** Whether it names equipment; false for words found only in manufacturers and models. */
    equipment: boolean().notNull().default(true),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
  },
  (table) => [
    index("search_words_similar").using("gin", sql`${table.word} gin_trgm_ops`),
    index("search_words_beginning").on(sql`${table.word} text_pattern_ops`),
  ],
)
