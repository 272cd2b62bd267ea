import type { GenderForms } from "@wara/domain/search/gender-forms"
import { type SQL, sql } from "drizzle-orm"
import { partSubject, type SearchQuery } from "./query-store.ts"

/** Condition of a search whose text contains filters only. */
export const everyAd: SQL = sql`true`

/** Condition of an ads query: the ad with this alias matches the search. */
export function matchesSearch(ad: SQL, query: SearchQuery): SQL {
  const found = sql`${ad}.search @@ ${query.found}::tsquery`
  return query.subject === null
    ? found
    : sql`(${found} and ${ad}.subject @@ ${query.subject}::tsquery)`
}

/** Condition of an ads query: the ad is a part or an accessory for the searched machine. */
export function isPartFor(ad: SQL, query: SearchQuery): SQL | null {
  if (query.subject === null || !query.isMachine) return null
  return sql`(${ad}.search @@ ${query.found}::tsquery and ${ad}.subject @@ ${partSubject}::tsquery
    and not ${ad}.subject @@ ${query.subject}::tsquery)`
}

/** True for parts, when the search names no machine and could mean either; null when it does. */
export function partsLast(ad: SQL, query: SearchQuery): SQL | null {
  return query.subject === null && query.found !== ""
    ? sql`(${ad}.subject @@ ${partSubject}::tsquery)`
    : null
}

/**
 * Relevance of an ad, rounded to hundredths so that a featured ad precedes an equally relevant one.
 * A word of the machine weighs most, one of the description least. Parts, and machines sold for
 * parts, rank below machines, unless parts were searched.
 */
export function searchRank(ad: SQL, query: SearchQuery): SQL {
  const answer = sql`ts_rank('{0.02, 0.2, 0.4, 1}', ${ad}.search, ${query.ranked}::tsquery)`
  const weights = [partWeight(ad), ...query.genders.map((forms) => genderWeight(ad, forms))]
  return sql`round((${sql.join([answer, ...weights], sql` * `)})::numeric, 2)`
}

/** Lowers an ad whose name has the word only in the other grammatical gender. */
function genderWeight(ad: SQL, { own, other }: GenderForms): SQL {
  const isNamed = (forms: readonly string[]) =>
    sql`${ad}.name ~* ${String.raw`\m(${forms.join("|")})\M`}`
  return sql`(case when ${isNamed(other)} and not ${isNamed(own)} then 0.9 else 1 end)`
}

const partWeight = (ad: SQL): SQL =>
  sql`(case when ${ad}.subject @@ ${partSubject}::tsquery or ${ad}.search @@ 'repuest:C'::tsquery then 0.5 else 1 end)`
