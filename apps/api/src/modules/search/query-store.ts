// Long because a search asks the same questions of its clauses, its subject and its rank.
import { type GenderForms, genderForms } from "@wara/domain/search/gender-forms"
import type { SearchClause } from "@wara/domain/search/search-clauses"
import { searchWords } from "@wara/domain/search/search-words"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { type Condition, conditionsSql } from "../../collections/dialect/condition.ts"
import { bindDirectly } from "../../collections/dialect/query-key.ts"
import { aliases, rootRow } from "../../collections/dialect/record-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** A search in the form that the database takes; tsqueries as text. */
export type SearchQuery = {
  /** Tsquery that an ad's words must match. */
  found: string
  /**
   * Tsquery that an ad's subject must match, so that an ad that only mentions an excavator is not
   * found as one. Null when no machine is named.
   */
  subject: string | null
  /** Whether machines are searched, so that their parts can be offered as well. */
  isMachine: boolean
  /** Tsquery used for ranking. */
  ranked: string
  /** Words of the search whose other grammatical gender names another machine. */
  genders: readonly GenderForms[]
}

export const emptyQuery: SearchQuery = {
  found: "",
  subject: null,
  isMachine: false,
  ranked: "",
  genders: [],
}

/** Matches exactly the ads for parts or accessories (see the migration of subjects). */
export const partSubject = "'repuest':A & 'accesori':A"

/** Of the ads with a frequent word, one is among so many of the newest. */
const newestAds = 300

/**
 * Whether a public ad has this, in the exact form of the partial index's predicate, by an index that
 * knows it. A plain `exists` needs one row: the planner would read ads until it meets one, and all of
 * them when none has what it thought to be frequent. The rows of a common table are planned as a whole.
 */
const existsByIndex = (condition: SQL, ad = sql`ads`): SQL => sql`exists (
  with matching as materialized (select from ads ${ad} where state = 'active' and ${condition})
  select from matching)`

/**
 * The same for what may be frequent: the index of texts collects all ads of a word before it returns one,
 * so the newest are asked first.
 */
export const existsInAds = (condition: SQL): SQL => sql`(
  exists (select from (
    select search, subject from ads where state = 'active'
    order by published_at desc nulls last, id desc limit ${sql.raw(String(newestAds))}
  ) newest where ${condition})
  or ${existsByIndex(condition)})`

/**
 * Subject of a search: the clause that names it, and the tsquery (as text) that an ad's subject
 * must match.
 */
export type Subject = { clause: SearchClause; query: string; isMachine: boolean }

/**
 * Builds tsqueries from the clauses: all must match, and ads are ranked by where each word occurs.
 */
export async function buildQuery(
  database: Database,
  clauses: readonly SearchClause[],
  subject: Subject | null,
): Promise<SearchQuery> {
  const parts = clauses.map((clause) => sql`(${clauseQuery(clause)})::text`)
  const named = clauses.map((clause) => clauseQuery({ ...clause, otherMachines: [] }))
  const genders = clauses
    .filter((clause) => !clause.literal)
    .flatMap(({ words }) => words.split(" ").flatMap((word) => genderForms(word) ?? []))
  const rows = await readRows(
    database,
    z.object({ found: z.array(z.string()), ranked: z.string() }),
    sql`
    select array[${sql.join(parts, sql`, `)}] as found,
      (${sql.join(named, sql` || `)})::text as ranked`,
  )
  const [read] = rows
  if (read === undefined) return emptyQuery
  const found = read.found.filter((clause) => clause !== "").map(withoutAbsorbed)
  return {
    found: found.map((clause) => (found.length === 1 ? clause : `( ${clause} )`)).join(" & "),
    ranked: read.ranked,
    subject: subject === null ? null : withoutAbsorbed(subject.query),
    isMachine: subject?.isMachine ?? false,
    genders,
  }
}

const operand = /'(?:[^']|'')*'(?::[*A-D]+)?/g

/**
 * The alternatives of a tsquery without those that another one contains: what has "water pump"
 * has "water". The index then compares one word, and no places of words in each ad.
 */
export function withoutAbsorbed(query: string): string {
  // Only words and phrases between "|" are looked at; quoted words have no such characters.
  if (/[&!()]/.test(query.replace(operand, ""))) return query
  const alternatives = query.replace(operand, (word) => word.replaceAll("|", "\0")).split(" | ")
  const words = new Set(alternatives.filter((one) => !one.includes(" <")))
  const left = alternatives.filter(
    (one) => words.has(one) || !(one.match(operand) ?? []).some((word) => words.has(word)),
  )
  return left.join(" | ").replaceAll("\0", "|")
}

/** Whether a public ad of this subject matches all of these clauses and the further conditions. */
export async function anyAdHas(
  database: Database,
  clauses: readonly SearchClause[],
  subject: Subject | null,
  filters: readonly Condition[] = [],
): Promise<boolean> {
  const every = sql.join(clauses.map(clauseQuery), sql` && `)
  if (filters.length === 0) return anyAd(database, sql`search @@ (${every})${ofSubject(subject)}`)
  const writing = { reader: "visitor", nextAlias: aliases(), bind: bindDirectly } as const
  const written = conditionsSql(filters, rootRow, writing)
  const found = sql`${rootRow}.search @@ (${every})${ofSubject(subject)} and ${written}`
  const rows = await readRows(
    database,
    z.object({ found: z.boolean() }),
    sql`select ${existsByIndex(found, rootRow)} as found`,
  )
  return rows[0]?.found ?? false
}

async function anyAd(database: Database, condition: SQL): Promise<boolean> {
  const schema = z.object({ found: z.boolean() })
  const rows = await readRows(database, schema, sql`select ${existsInAds(condition)} as found`)
  return rows[0]?.found ?? false
}

const ofSubject = (subject: Subject | null): SQL =>
  subject === null ? sql`` : sql` and subject @@ ${subject.query}::tsquery`

/**
 * Whether a public ad matches all clauses outside its description, where it says what it sells, or in its
 * maker, model and year.
 */
export async function anyAdNames(
  database: Database,
  clauses: readonly SearchClause[],
  subject: Subject | null,
  place: "named" | "maker and model" = "named",
): Promise<boolean> {
  const weights = place === "named" ? "ABC" : "B"
  const every = withWeights(sql.join(clauses.map(clauseQuery), sql` && `), weights)
  return anyAd(database, sql`search @@ ${every}${ofSubject(subject)}`)
}

const anyLexeme = String.raw`'([^']*)'(?::(\*?)[A-D]*)?`

/** The same tsquery for these weights only. */
const withWeights = (query: SQL, weights: string): SQL =>
  sql`regexp_replace((${query})::text, ${anyLexeme}, ${String.raw`'\1':\2${weights}`}, 'g')::tsquery`

/** The same tsquery for all weights except that of the description. */
const outsideDescription = (query: SQL): SQL => withWeights(query, "ABC")

/**
 * Subject of the search: the first clause that names a machine which is on sale. Only when there is
 * none, the first clause that names what a machine is of or for ("hormigon" of "bomba de
 * hormigon"). Quoted words are never a subject.
 */
export async function findSubject(
  database: Database,
  clauses: readonly SearchClause[],
): Promise<Subject | null> {
  const naming = clauses.filter((clause) => !clause.literal && /\p{L}/u.test(clause.words))
  if (naming.length === 0) return null
  const every = sql.join(clauses.map(clauseQuery), sql` && `)
  const questions = naming.map((clause, place) => {
    const [machine, complement] = [subjectQuery(clause), complementQuery(clause)]
    return sql`select place, machine, complement, names_subject, is_machine,
      case when names_subject then false
        else ${namesEquipment(clause)} and ${existsInAds(sql`subject @@ (${complement}) and search @@ (${every})`)}
      end as is_complement
    from (select ${place}::int as place, ${machine}::text as machine, ${complement}::text as complement,
      ${namesEquipment(clause)} and ${existsInAds(sql`subject @@ (${machine})`)} as names_subject,
      ${existsInAds(sql`subject @@ (${machine}) and not subject @@ ${partSubject}::tsquery`)} as is_machine
      offset 0) as named`
  })
  const rows = await readRows(
    database,
    z.object({
      place: z.number(),
      machine: z.string(),
      complement: z.string(),
      names_subject: z.boolean(),
      is_machine: z.boolean(),
      is_complement: z.boolean(),
    }),
    sql`${sql.join(questions, sql` union all `)} order by place`,
  )
  const subjectOf = (row: (typeof rows)[number] | undefined, query = "", isMachine = false) => {
    const clause = row && naming[row.place]
    return clause === undefined ? null : { clause, query, isMachine }
  }
  const named = rows.find((row) => row.names_subject)
  if (named) return subjectOf(named, named.machine, named.is_machine)
  const purpose = rows.find((row) => row.is_complement)
  return subjectOf(purpose, purpose?.complement)
}

/** Whether the words of a clause and its synonyms name equipment more often than makers. */
function namesEquipment(clause: SearchClause): SQL {
  const words = terms(clause).flatMap((term) => searchWords(term).map(({ plain }) => plain))
  return sql`(select coalesce(sum(case when equipment then 1 else -1 end), 0) > 0
    from search_words where ads > 0 and word = any (${sql.param([...new Set(words)])}::text[]))`
}

const terms = (clause: SearchClause): string[] => [clause.words, ...clause.phrases]

/**
 * Subjects have no words with digits: a "camion 3/4" is a "camion" there, and its other words tell it
 * apart. Measures and model numbers name no subject.
 */
function subjectQuery(clause: SearchClause): SQL {
  const named = (term: string) => {
    const letters = clause.adjacent ? term : term.replace(withDigits, " ").trim()
    return namedSubject(letters || term)
  }
  return anyOf([named(clause.words), ...synonymsQuery(clause, named)])
}

const withDigits = /\S*\d\S*/g

/** A subject ends before "de": of "fuera de" only "de" has a place between its words and what follows. */
function namedSubject(term: string): SQL {
  const query = sql`subject_query(${term})`
  if (!/^\S+ \S+ del? /u.test(term)) return query
  return sql`(${query} || replace(${query}::text, '<3>', '<2>')::tsquery)`
}

function complementQuery(clause: SearchClause): SQL {
  return anyOf([phraseQuery(clause.words), ...synonymsQuery(clause, phraseQuery)])
}

const phraseQuery = (term: string): SQL => sql`phraseto_tsquery('wara', searchable_text(${term}))`

/**
 * The phrases of a clause, excluding matches within the name of another machine; empty without
 * phrases.
 */
function synonymsQuery(clause: SearchClause, query: (term: string) => SQL): SQL[] {
  if (clause.phrases.length === 0) return []
  const phrases = anyOf(clause.phrases.map(query))
  if (clause.otherMachines.length === 0) return [phrases]
  const others = outsideDescription(anyOf(clause.otherMachines.map(phraseQuery)))
  return [sql`(${phrases} && !!${others})`]
}

/**
 * Uses plainto_tsquery and phraseto_tsquery, which accept any text, and model keys of letters,
 * digits and dots only, so that typed text can never act as an operator.
 */
function clauseQuery(clause: SearchClause): SQL {
  const typed = sql`searchable_text(${clause.words})`
  return anyOf([
    clause.adjacent || /\d/.test(clause.words)
      ? sql`phraseto_tsquery('wara', ${typed})`
      : sql`plainto_tsquery('wara', ${typed})`,
    ...synonymsQuery(clause, phraseQuery),
    ...clause.models.map((model) => modelQuery(model)),
  ])
}

const anyOf = (alternatives: SQL[]): SQL => sql`(${sql.join(alternatives, sql` || `)})`

/** Matches the models that begin with these letters and digits, in any notation. */
export function modelQuery(model: string): SQL {
  return sql`(quote_literal('~' || model_key(${model})) || ':*')::tsquery`
}
