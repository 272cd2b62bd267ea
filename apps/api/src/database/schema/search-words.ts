import { sql } from "drizzle-orm"
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "./record-columns.ts"

/**
 * The words of public ads and of synonyms: what typing errors are corrected to and what the last
 * word of a search is completed with. Rewritten whole by a job.
 */
export const searchWords = pgTable(
  "search_words",
  {
    /** Lower case, without accents. */
    word: text().primaryKey(),
    /** As it is most often written, in lower case. */
    shown: text().notNull(),
    /** Public ads that carry it; 0 for a word known from synonyms only. */
    ads: integer().notNull(),
    /** Whether it names equipment; false for a word that only makers and models carry. */
    equipment: boolean().notNull().default(true),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
  },
  (table) => [
    index("search_words_similar").using("gin", sql`${table.word} gin_trgm_ops`),
    index("search_words_beginning").on(sql`${table.word} text_pattern_ops`),
  ],
)
