import type { SearchClause } from "@wara/domain/search/search-clauses"
import { searchWords } from "@wara/domain/search/search-words"
import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** A search as the database reads it; tsqueries as texts. */
export type SearchQuery = {
  /** What an ad's words must answer. */
  found: string
  /** What an ad must be: an ad that only mentions an excavator is none. Null when no machine is named. */
  subject: string | null
  /** By what ads are ranked. */
  ranked: string
}

/** Found by every ad that is a part or an accessory, and by nothing else (migration of subjects). */
const partSubject = "'repuest':A & 'accesori':A"

/** Public ads only, in the words that the partial index knows. */
const exists = (condition: SQL): SQL =>
  sql`exists (select from ads where state = 'active' and ${condition})`

/** What a search is about: which of its clauses names it, and what an ad must be; a tsquery as text. */
export type Subject = { place: number; query: string }

/** The clauses as tsqueries: all must hold, and ads are ranked by where each word stands. */
export async function buildQuery(
  database: Database,
  clauses: readonly SearchClause[],
  subject: Subject | null,
): Promise<SearchQuery> {
  const parts = clauses.map(clauseQuery)
  const { rows } = await database.execute<{ found: string; ranked: string }>(sql`
    select (${sql.join(parts, sql` && `)})::text as found,
      (${sql.join(parts, sql` || `)})::text as ranked`)
  const [read] = rows
  return read
    ? { ...read, subject: subject?.query ?? null }
    : { found: "", ranked: "", subject: null }
}

/** Whether a public ad of this subject has all of these clauses. */
export async function anyAdHas(
  database: Database,
  clauses: readonly SearchClause[],
  subject: Subject | null,
): Promise<boolean> {
  const every = sql.join(clauses.map(clauseQuery), sql` && `)
  const isSubject = subject === null ? sql`` : sql` and subject @@ ${subject.query}::tsquery`
  const { rows } = await database.execute<{ found: boolean }>(
    sql`select ${exists(sql`search @@ (${every})${isSubject}`)} as found`,
  )
  return rows[0]?.found ?? false
}

/**
 * What the search is about: the first clause that names a machine which somebody sells. Only when
 * none does, the first that names what a machine is of or for ("hormigon" of "bomba de hormigon").
 * Words in quotes name nothing but themselves.
 */
export async function findSubject(
  database: Database,
  clauses: readonly SearchClause[],
): Promise<Subject | null> {
  const naming = clauses
    .map((clause, place) => ({ clause, place }))
    .filter(({ clause }) => !clause.literal && /\p{L}/u.test(clause.words))
  if (naming.length === 0) return null
  const every = sql.join(clauses.map(clauseQuery), sql` && `)
  const questions = naming.map(({ clause, place }) => {
    const [machine, complement] = [subjectQuery(clause), complementQuery(clause)]
    return sql`select ${place}::int as place, ${machine}::text as machine, ${complement}::text as complement,
      ${namesEquipment(clause)} and ${exists(sql`subject @@ (${machine})`)} as is_machine,
      ${namesEquipment(clause)} and ${exists(sql`subject @@ (${complement}) and search @@ (${every})`)} as is_complement`
  })
  const { rows } = await database.execute<{
    place: number
    machine: string
    complement: string
    is_machine: boolean
    is_complement: boolean
  }>(sql`${sql.join(questions, sql` union all `)} order by place`)
  const machine = rows.find((row) => row.is_machine)
  if (machine) return { place: machine.place, query: machine.machine }
  const purpose = rows.find((row) => row.is_complement)
  return purpose ? { place: purpose.place, query: purpose.complement } : null
}

/** Whether the words of a clause and of its synonyms are of equipment, more than of makers. */
function namesEquipment(clause: SearchClause): SQL {
  const words = terms(clause).flatMap((term) => searchWords(term).map(({ plain }) => plain))
  return sql`(select coalesce(sum(case when equipment then 1 else -1 end), 0) > 0
    from search_words where ads > 0 and word = any (${sql.param([...new Set(words)])}::text[]))`
}

const terms = (clause: SearchClause): string[] => [clause.words, ...clause.phrases]

function subjectQuery(clause: SearchClause): SQL {
  return anyOf(terms(clause).map((term) => sql`subject_query(${term})`))
}

function complementQuery(clause: SearchClause): SQL {
  return anyOf(terms(clause).map((term) => sql`phraseto_tsquery('wara', searchable_text(${term}))`))
}

/**
 * Made of plainto_tsquery and phraseto_tsquery, which read any text, and of model keys, which are
 * letters, digits and dots: nothing typed can act as an operator.
 */
function clauseQuery(clause: SearchClause): SQL {
  const typed = sql`searchable_text(${clause.words})`
  return anyOf([
    clause.adjacent
      ? sql`phraseto_tsquery('wara', ${typed})`
      : sql`plainto_tsquery('wara', ${typed})`,
    ...clause.phrases.map((phrase) => sql`phraseto_tsquery('wara', searchable_text(${phrase}))`),
    ...clause.models.map((model) => modelQuery(model)),
  ])
}

const anyOf = (alternatives: SQL[]): SQL => sql`(${sql.join(alternatives, sql` || `)})`

/** Finds the models that begin with these letters and numbers, however either is written. */
export function modelQuery(model: string): SQL {
  return sql`(quote_literal('~' || model_key(${model})) || ':*')::tsquery`
}

/** Condition of a search whose text names filters only. */
export const everyAd: SQL = sql`true`

/** Condition of an ads query: the ad known by this alias answers the search. */
export function matchesSearch(ad: SQL, query: SearchQuery): SQL {
  const found = sql`${ad}.search @@ ${query.found}::tsquery`
  return query.subject === null
    ? found
    : sql`(${found} and ${ad}.subject @@ ${query.subject}::tsquery)`
}

/**
 * How well an ad answers, in hundredths so that the featured one of two alike comes first (PRODUCT:
 * search). A word of the machine weighs most, of the description least. Parts, and machines sold for
 * their parts, stand behind machines, unless they are what was asked for.
 */
export function searchRank(ad: SQL, query: SearchQuery): SQL {
  const answer = sql`ts_rank('{0.02, 0.2, 0.4, 1}', ${ad}.search, ${query.ranked}::tsquery)`
  return sql`round((${answer} * ${partWeight(ad)})::numeric, 2)`
}

const partWeight = (ad: SQL): SQL =>
  sql`(case when ${ad}.subject @@ ${partSubject}::tsquery or ${ad}.search @@ 'repuest:C'::tsquery then 0.5 else 1 end)`
