import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../database/statement.ts"
import { asksForNull, type Condition, relatedIdsSql, type Writing } from "./dialect/condition.ts"
import type { TextIndex } from "./dialect/text-index.ts"

/**
 * What filters ask of an ad, as words that the index of searches holds beside those of its text:
 * `c4` its category, `k1` its condition, `u77` its commune, `f` featured, `d20785` the day on which it
 * was published. A search for a frequent word then reads only the ads that its filters leave.
 */
const facetWords = (ad: SQL): SQL =>
  sql`ad_facets(${ad}.category_id, ${ad}.condition_id, ${ad}.commune_id, ${ad}.featured, ${ad}.published_at)`

const prefixes: Partial<Record<string, string>> = { category: "c", condition: "k", commune: "u" }

/** The words that an ad may have under a condition, as a tsquery; null when the index knows none. */
function wordsOfCondition(condition: Condition, writing: Writing): SQL | null {
  if (condition.kind !== "related" || asksForNull(condition.part)) return null
  const prefix = prefixes[condition.name]
  if (prefix === undefined || condition.relation.cardinality !== "one") return null
  // No row has the word "none": nothing matches the condition.
  return sql`(select coalesce(string_agg(${sql.raw(`'${prefix}'`)} || related.id, ' | '), 'none')::tsquery
    from (${relatedIdsSql(condition, writing)}) related)`
}

/** The words that an ad may have under these conditions, one tsquery per condition. */
const wordsOfConditions = (conditions: readonly Condition[], writing: Writing): SQL[] =>
  conditions.flatMap((condition) => wordsOfCondition(condition, writing) ?? [])

/**
 * Condition for an ad that has all of these words; true for none. One comparison for all of them,
 * because the index leaves it to the ad to compare words of texts next to each other, and with them
 * these.
 */
const hasWords = (ad: SQL, words: readonly SQL[]): SQL =>
  words.length === 0 ? sql`true` : sql`${facetWords(ad)} @@ (${sql.join([...words], sql` && `)})`

/** How many ads the newest stretch has, and how many matches are ranked and counted, all at least. */
export type StretchBounds = { newestAds: number; rankedAds: number; countedAds: number }

/** The time before now in three stretches, by the days on which ads were published (UTC, since 1970). */
export type RecentDays = StretchBounds & { newest: number; newer: number }

const dayMs = 86_400_000

/** The day of an instant (UTC), since 1970. */
export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs)

/** The days of the two newer stretches of a search, as words, and where the oldest one begins. */
export const stretches = {
  newest: sql`${bound("newest")}::tsquery`,
  newer: sql`${bound("newer")}::tsquery`,
  older: (ad: SQL) => sql`${ad}.published_at < ${bound("older")}::timestamptz`,
  countedAds: sql`${bound("countedAds")}::int`,
}

/**
 * Values of their placeholders: from the first day of each stretch to the next one. The newest lasts
 * until tomorrow, because the days are kept for a while.
 */
export function stretchValues(days: RecentDays, now: Date): BoundValues {
  const { countedAds, newer, newest, rankedAds } = days
  return {
    ...{ countedAds, rankedAds },
    newest: daysBetween(newest, dayOf(now) + 2),
    newer: daysBetween(newer, newest),
    older: new Date(newer * dayMs).toISOString(),
  }
}

function daysBetween(first: number, end: number): string {
  const days = Array.from({ length: Math.max(0, end - first) }, (_, place) => `d${first + place}`)
  return days.join(" | ") || "none"
}

/** What the index of searches knows of ads beside their texts. */
export const adTextIndex: TextIndex = {
  wordsOf: wordsOfConditions,
  hasWords,
  leadingWord: sql`'f'::tsquery`,
  stretches,
  rankedRows: sql`${bound("rankedAds")}::int`,
}
