import { featuredGroup, featuredGroups } from "@wara/domain/listing/featured-turns"
import { type SQL, sql } from "drizzle-orm"
import { type BoundValues, bound } from "../database/statement.ts"
import { asksForNull, type Condition, relatedIdsSql, type Writing } from "./dialect/condition.ts"
import type { TextIndex } from "./dialect/text-index.ts"

/**
 * What filters ask of an ad, as words that the index of searches holds beside those of its text:
 * `c4` its category, `k1` its condition, `u77` its commune and `u19/4` each run of communes in which that
 * lies, `f` featured and `f7` its group of featured ads, `d20785` and `q83141` the day and the quarter of
 * a day in which it was published. `f`, `d` and `q` are also there with each word of the subject
 * (`d20785/tractor`), and `p`, which parts and accessories have, with each word of the text
 * (`p/tractor`). A search for a frequent word then reads only the ads that its filters and its stretch of
 * time leave, and the parts for a machine without its machines.
 */
const facetWords = (ad: SQL): SQL =>
  sql`ad_words(${ad}.id, ${ad}.category_id, ${ad}.condition_id, ${ad}.commune_id, ${ad}.featured, ${ad}.published_at, ${ad}.subject, ${ad}.search)`

/** The words of these ids of a relation, as a tsquery that an ad of one of them matches; "none" for no ids. */
const wordsOfIds: Partial<Record<string, SQL>> = {
  category: sql`coalesce(string_agg('c' || related.id, ' | '), 'none')::tsquery`,
  condition: sql`coalesce(string_agg('k' || related.id, ' | '), 'none')::tsquery`,
  commune: sql`words_of_communes(array_agg(related.id))`,
}

/** The words that an ad may have under a condition, as a tsquery; null when the index knows none. */
function wordsOfCondition(condition: Condition, writing: Writing): SQL | null {
  if (condition.kind !== "related" || asksForNull(condition.part)) return null
  const words = wordsOfIds[condition.name]
  if (words === undefined || condition.relation.cardinality !== "one") return null
  // No row has the word "none": nothing matches the condition.
  return sql`(select ${words} from (${relatedIdsSql(condition, writing)}) related)`
}

/**
 * The words that an ad may have under these conditions, one tsquery per condition. Machines of one name
 * are in one category, mostly, while the index would go through all ads of the category to say so: of a
 * few ads it is read instead.
 */
const wordsOfConditions = (
  conditions: readonly Condition[],
  writing: Writing,
  amongFew: boolean,
): SQL[] =>
  conditions
    .filter(
      (condition) => !(amongFew && condition.kind === "related" && condition.name === "category"),
    )
    .flatMap((condition) => wordsOfCondition(condition, writing) ?? [])

/**
 * Condition for an ad that has all of these words; true for none. One comparison each, the words that leave
 * fewest ads first: the index looks for an ad of the first one among those of the next, while it would
 * compare the parts of one query for every ad that has any of them.
 */
const hasWords = (ad: SQL, words: readonly SQL[]): SQL =>
  words.length === 0
    ? sql`true`
    : sql.join(
        words.map((query) => sql`${facetWords(ad)} @@ (${query})`),
        sql` and `,
      )

/**
 * Of more than how many ads a search reads stretches, how many the newest stretch has at least, and of how
 * many matches no further stretch is read.
 */
export type StretchBounds = { manyAds: number; newestAds: number; enoughAds: number }

/** The stretches of time before now but the oldest, from the newest on. */
const stretchNames = ["newest", "newer", "earlier"] as const

/** Where each stretch begins, in quarters of days (UTC, since 1970). */
export type RecentTime = StretchBounds & Record<(typeof stretchNames)[number], number>

const dayMs = 86_400_000
const quartersOfDay = 4

/** The quarter of a day of an instant (UTC), since 1970. */
export const quarterOf = (instant: Date): number =>
  Math.floor((instant.getTime() * quartersOfDay) / dayMs)

/** The moments of the stretches of a search, as words, and where the newest and the oldest one begin. */
const stretches = {
  words: stretchNames.map((name) => sql`${bound(name)}::tsquery`),
  beforeNewest: (ad: SQL) => sql`${ad}.published_at < ${bound("beforeNewest")}::timestamptz`,
  older: (ad: SQL) => sql`${ad}.published_at < ${bound("older")}::timestamptz`,
}

/**
 * Values of their placeholders, for ads with these words of a subject, if any (a tsquery): from the
 * beginning of each stretch to that of the next one. The newest lasts until the end of tomorrow, because
 * its beginning is kept for a while.
 */
export function stretchValues(
  { enoughAds, newest, newer, earlier }: RecentTime,
  subjectWords: string | null,
  now: Date,
): BoundValues {
  const tomorrow = Math.floor(quarterOf(now) / quartersOfDay) + 1
  const { group, turn } = featuredGroup(now)
  return {
    enoughAds,
    newest: wordsAt(momentsBetween(newest, (tomorrow + 1) * quartersOfDay), subjectWords),
    newer: wordsAt(momentsBetween(newer, newest), subjectWords),
    earlier: wordsAt(momentsBetween(earlier, newer), subjectWords),
    leading: wordsAt(["f"], subjectWords),
    leadingGroup: wordsAt([`f${group}`], subjectWords),
    group,
    groupTurn: turn,
    beforeNewest: beginningOf(newest),
    older: beginningOf(earlier),
  }
}

const beginningOf = (quarter: number): string =>
  new Date((quarter * dayMs) / quartersOfDay).toISOString()

/** The whole days between two quarters of days, and the quarters before and after them, as words. */
function momentsBetween(first: number, end: number): string[] {
  const moments: string[] = []
  for (let at = first; at < end; ) {
    const isDay = at % quartersOfDay === 0 && at + quartersOfDay <= end
    moments.push(isDay ? `d${at / quartersOfDay}` : `q${at}`)
    at += isDay ? quartersOfDay : 1
  }
  return moments
}

/** Parts and accessories with these words (a tsquery of nothing else), as a tsquery. */
export const wordsOfParts = (words: string | null): string => wordsAt(["p"], words)

/** The moments as a tsquery, each with the words of a subject if there are any. */
function wordsAt(moments: readonly string[], subjectWords: string | null): string {
  const queries = moments.map((moment) =>
    subjectWords === null
      ? moment
      : `( ${subjectWords.replace(quotedWord, (word) => `'${moment}/${word.slice(1)}`)} )`,
  )
  return queries.join(" | ") || "none"
}

const quotedWord = /'(?:[^']|'')*'/g

/** What the index of searches knows of ads beside their texts. */
export const adTextIndex: TextIndex = {
  wordsOf: wordsOfConditions,
  hasWords,
  leading: {
    all: sql`${bound("leading")}::tsquery`,
    group: sql`${bound("leadingGroup")}::tsquery`,
    isInGroup: (ad) => sql`${ad}.id % ${sql.raw(String(featuredGroups))} = ${bound("group")}::int`,
    groupTurn: sql`${bound("groupTurn")}::int`,
  },
  stretches,
  enoughRows: sql`${bound("enoughAds")}::int`,
}
