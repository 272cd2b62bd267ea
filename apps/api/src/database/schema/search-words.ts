import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core"
import { instant } from "./record-columns.ts"

/**
 * The words of public ads and of synonyms, used to correct typos and to complete the last word of a
 * search. A job computes them from `searchSpellings`.
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

/** How often each spelling of a word occurs, so that a changed ad only changes its own words. */
export const searchSpellings = pgTable(
  "search_spellings",
  {
    /** In lower case, with accents. */
    shown: text().primaryKey(),
    word: text().notNull(),
    /** Active ads that contain it. */
    ads: integer().notNull(),
    /** Those of them in which it is neither maker nor model. */
    equipmentAds: integer("equipment_ads").notNull(),
    /** Whether a synonym contains it. */
    synonym: boolean().notNull().default(false),
  },
  (table) => [index("search_spellings_word").on(table.word)],
)

/**
 * Texts of active ads that the spellings do not contain yet (+1), or no longer (−1). Triggers append
 * them in the transaction of the ad; a job folds them.
 */
export const adTextChanges = pgTable(
  "ad_text_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    manufacturer: text().notNull(),
    model: text().notNull(),
    /** Its name at that time. */
    category: text().notNull(),
    change: smallint().notNull(),
  },
  (table) => [check("ad_text_changes_change", sql`${table.change} in (1, -1)`)],
)
