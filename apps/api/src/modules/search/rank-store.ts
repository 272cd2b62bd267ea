import { type SQL, sql } from "drizzle-orm"
import { adTextIndex, wordsOfParts } from "../../collections/ad-facet-words.ts"
import { type BoundValues, bound } from "../../database/statement.ts"
import { indexQuery, isOfWords } from "./index-query.ts"
import { partSubject, type SearchQuery } from "./query-store.ts"

const written = (query: string): SQL => sql.raw(`'${query.replaceAll("'", "''")}'::tsquery`)
const partQuery = written(partSubject)

/** Condition of a search whose text contains filters only. */
export const everyAd: SQL = sql`true`

/** Names everything of a search that changes the SQL of the functions below. */
export function searchKey(query: SearchQuery): string {
  const { found, genders, isMachine, subject } = query
  const known = isExact(found) ? "exact words" : "placed words"
  const asked = found === "" ? "no words" : isOnlyWords(found) ? "words" : known
  const words = subjectHasFound(query) ? `${asked} of the subject` : asked
  const exactly = subject === null || isExact(subject) ? "" : " weighed"
  const ofWords = subjectWords(query) === null ? "" : " of words"
  const machine = isMachine ? " of a machine" : ""
  const named = subject === null ? "" : ` subject${exactly}${ofWords}${machine}`
  return `${words}${named} ${genders.length}`
}

/** Whether the index alone knows which ads match. */
const isExact = (query: string): boolean => indexQuery(query) === query

/** Whether a query is nothing but words, which the index knows of each part. */
const isOnlyWords = (query: string): boolean => wordsOnly(query) === query

/** Values of the placeholders of the functions below. */
export function searchValues({ found, genders, ranked, subject }: SearchQuery): BoundValues {
  const forms = genders.flatMap(({ other, own }, place) => [
    [`own${place}`, anyForm(own)],
    [`other${place}`, anyForm(other)],
    [`singular${place}`, other[0] ?? ""],
    [`word${place}`, ` ${own[0] ?? ""} `],
  ])
  return {
    ...{ found, subject, ranked, ...Object.fromEntries(forms) },
    foundWords: indexQuery(found),
    foundInParts: wordsOfParts(wordsOnly(found)),
    subjectWords: subject === null ? null : indexQuery(subject),
  }
}

/** The words that the subject of every match has, as a tsquery of nothing else; null when none are known. */
export function subjectWords({ subject }: SearchQuery): string | null {
  return subject === null ? null : wordsOnly(subject)
}

/** The words that every match of a query has, as a tsquery of nothing else; null when none are known. */
function wordsOnly(query: string): string | null {
  const words = indexQuery(query)
  return words === "" || !isOfWords(words) ? null : words
}

/**
 * Whether an ad with the words of the subject has those of the search, too: they are the same, and the
 * words of an ad contain those of its subject.
 */
const subjectHasFound = (query: SearchQuery): boolean =>
  subjectWords(query) !== null && subjectWords(query) === indexQuery(query.found)

const anyForm = (forms: readonly string[]): string => String.raw`\m(${forms.join("|")})\M`

/**
 * Condition of an ads query: the ad with this alias matches the search. Among ads that are known to have
 * the words of the subject, such as those of a stretch of time, the index is not asked for them again.
 */
export function matchesSearch(ad: SQL, query: SearchQuery, hasSubjectWords = false): SQL {
  const { found, subject } = query
  if (subject === null) return matches(ad, "found", found)
  const hasFound = subjectHasFound(query)
    ? matchesExactly(ad, "found", found)
    : matches(ad, "found", found)
  const isOfSubject =
    hasSubjectWords && subjectWords(query) !== null
      ? matchesExactly(ad, "subject", subject)
      : matches(ad, "subject", subject)
  return sql`(${hasFound} and ${isOfSubject})`
}

/**
 * Whether an ad matches one of the two queries. The index is asked for words only; what it does not know
 * is compared by an expression that no index serves.
 */
function matches(ad: SQL, name: "found" | "subject", query: string): SQL {
  const hasWords = sql`${textOf(ad, name)} @@ ${bound(`${name}Words`)}::tsquery`
  return isExact(query) ? hasWords : sql`(${hasWords} and ${matchesExactly(ad, name, query)})`
}

/** Whether an ad that has the words of a query matches it, too. */
const matchesExactly = (ad: SQL, name: "found" | "subject", query: string): SQL =>
  isExact(query) ? sql`true` : sql`(${textOf(ad, name)} @@ ${bound(name)}::tsquery) is true`

const textOf = (ad: SQL, name: "found" | "subject"): SQL =>
  sql`${ad}.${sql.identifier(name === "found" ? "search" : "subject")}`

/**
 * Condition of an ads query: the ad is a part or an accessory for the searched machine. The index knows
 * which ads are parts and which words these have.
 */
export function isPartFor(ad: SQL, query: SearchQuery): SQL | null {
  if (query.subject === null || !query.isMachine) return null
  const hasWords = adTextIndex.hasWords(ad, [sql`${bound("foundInParts")}::tsquery`])
  const hasFound = isOnlyWords(query.found)
    ? sql`true`
    : sql`(${textOf(ad, "found")} @@ ${bound("found")}::tsquery) is true`
  return sql`(${hasWords} and ${hasFound} and not ${ad}.subject @@ ${bound("subject")}::tsquery)`
}

/** True for parts, when the search names no machine and could mean either; null when it does. */
export function partsLast(ad: SQL, query: SearchQuery): SQL | null {
  return query.subject === null && query.found !== "" ? sql`(${ad}.subject @@ ${partQuery})` : null
}

/**
 * Relevance of an ad in whole hundredths, so that a featured ad precedes an equally relevant one.
 * A word of the machine weighs most, one of the description least. Parts, and machines sold for
 * parts, rank below machines, unless parts were searched.
 */
export function searchRank(ad: SQL, query: Pick<SearchQuery, "genders">): SQL {
  const answer = sql`ts_rank('{0.02, 0.2, 0.4, 1}', ${ad}.search, ${bound("ranked")}::tsquery)`
  const weights = [partWeight(ad), ...query.genders.map((_, place) => genderWeight(ad, place))]
  return sql`round((${sql.join([answer, ...weights], sql` * `)}) * 100)`
}

/**
 * Lowers an ad whose name has the word only in the other grammatical gender. Comparing forms costs more
 * than all the rest of the rank, so it is done for few names: those with the other singular, with which
 * its plural begins, as "excavadora" does with "excavador", and without the own one between spaces.
 */
function genderWeight(ad: SQL, place: number): SQL {
  const isNamed = (forms: "own" | "other") => sql`${ad}.name ~* ${bound(`${forms}${place}`)}`
  const mayBeOther = sql`strpos(lower(${ad}.name), ${bound(`singular${place}`)}) > 0`
  const isOwnWord = sql`strpos(' ' || lower(${ad}.name) || ' ', ${bound(`word${place}`)}) > 0`
  return sql`(case when ${mayBeOther} and not ${isOwnWord} and ${isNamed("other")} and not ${isNamed("own")}
    then 0.9::float8 else 1::float8 end)`
}

const partWeight = (ad: SQL): SQL =>
  sql`(case when ${ad}.subject @@ ${partQuery} or ${ad}.search @@ 'repuest:C'::tsquery
    then 0.5::float8 else 1::float8 end)`
