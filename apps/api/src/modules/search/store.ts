import type { SearchClause, SynonymTerm } from "@wara/domain/search/search-clauses"
import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** A word that an unknown one may have meant. */
export type WordSuggestion = { word: string; shown: string; ads: number; stem: string }

/** What the database knows of one word of a search. */
export type DescribedWord = {
  /** Empty for words like "de" that are never searched. */
  stem: string
  known: boolean
  /** Of a last word that is no whole name, maker or synonym: "bus" is a bus, not the maker Busch. */
  completions: string[]
  suggestions: WordSuggestion[]
}

/** Known words that the last one may be the beginning of. */
const completionsShown = 20

/** Nearest words by shared groups of three letters, among which the domain chooses. */
const suggestionsShown = 10

/**
 * Looks each word up: whether ads or synonyms know it, what the last one may begin, and, for unknown
 * words only, which known ones look alike.
 */
export async function describeWords(
  database: Database,
  words: readonly string[],
): Promise<DescribedWord[]> {
  const last = words.at(-1) ?? ""
  const { rows } = await database.execute<DescribedWord>(sql`
    with words as (${sql.join(words.map(wordRow), sql` union all `)}
    ), described as (
      select words.*,
        in_ads or exists (select from search_words same where same.word = words.word) as known,
        case when position = ${words.length} and length(word) > 2
          and not exists (select from search_words same where same.word = words.word) then array(
          select completion.word from search_words completion
          where completion.word like ${last} || '_%'
          order by completion.ads desc, completion.word limit ${completionsShown}
        ) else '{}' end as completions
      from words
    )
    select case when numnode(query) = 0 then '' else stem end as stem, known, completions,
      case when known or completions <> '{}' or stem = '' then '[]' else (
        select coalesce(json_agg(alike), '[]') from (
          select candidate.word, candidate.shown, candidate.ads,
            coalesce((ts_lexize('spanish_stem', candidate.word))[1], '') as stem
          from search_words candidate
          where length(candidate.word) between length(described.word) - 3 and length(described.word) + 3
          order by similarity(candidate.word, described.word) desc, candidate.ads desc
          limit ${suggestionsShown}
        ) alike
      ) end as suggestions
    from described order by position`)
  return rows
}

/** One select a word, because only a query that the planner can read lets it choose the index. */
function wordRow(word: string, place: number): SQL {
  const query = sql`plainto_tsquery('wara', searchable_text(${word}))`
  return sql`select ${place + 1} as position, searchable_text(${word}) as word, ${query} as query,
    coalesce((ts_lexize('spanish_stem', searchable_text(${word})))[1], '') as stem,
    exists (select from ads where state = 'active' and search @@ ${query}) as in_ads`
}

/** Groups of terms that mean the same, with the stems of each term's words. */
export async function listSynonyms(database: Database): Promise<SynonymTerm[][]> {
  const { rows } = await database.execute<{ terms: SynonymTerm[] }>(sql`
    select (
      select json_agg(json_build_object('text', term, 'stems', array(
        select stem from regexp_split_to_table(searchable_text(term), ' ') with ordinality as split(word, place),
          lateral (select (ts_lexize('spanish_stem', word))[1] as stem) as stemmed
        where stem is not null and word <> '' order by place)))
      from unnest(search_synonyms.terms) as term
    ) as terms
    from search_synonyms order by id`)
  return rows.map((row) => row.terms)
}

/** A search as the database reads it: which ads it finds, and by what they are ranked. */
export type SearchQuery = { found: string; ranked: string }

/**
 * The clauses as tsqueries. Made of plainto_tsquery and phraseto_tsquery only, which read any text, so
 * that nothing typed can act as an operator. All clauses must hold; when no ad has them all, any of
 * them will do, except numbers, which alone say nothing. Ads are ranked by any of them either way,
 * because that weighs where each word stands.
 */
export async function buildQuery(
  database: Database,
  clauses: readonly SearchClause[],
): Promise<SearchQuery> {
  const parts = clauses.map(clauseQuery)
  const every = sql.join(parts, sql` && `)
  const either = sql.join(parts, sql` || `)
  const telling = clauses.filter((clause) => /\p{L}/u.test(clause.words))
  const anyTelling = telling.length === 0 ? every : sql.join(telling.map(clauseQuery), sql` || `)
  const withAll =
    parts.length < 2
      ? sql`true`
      : sql`exists (select from ads where state = 'active' and search @@ (${every}))`
  const { rows } = await database.execute<SearchQuery>(sql`
    select (case when with_all then ${every} else ${anyTelling} end)::text as found,
      (case when with_all then ${either} else ${anyTelling} end)::text as ranked
    from (select ${withAll} as with_all) as question`)
  return rows[0] ?? { found: "", ranked: "" }
}

function clauseQuery(clause: SearchClause): SQL {
  const alternatives = [
    sql`plainto_tsquery('wara', searchable_text(${clause.words}))`,
    ...clause.phrases.map((phrase) => sql`phraseto_tsquery('wara', searchable_text(${phrase}))`),
  ]
  return sql`(${sql.join(alternatives, sql` || `)})`
}

/** Condition of an ads query: the ad known by this alias answers the search. */
export function matchesSearch(ad: SQL, query: SearchQuery): SQL {
  return sql`${ad}.search @@ ${query.found}::tsquery`
}

/**
 * How well an ad answers, in hundredths so that the featured one of two alike comes first (PRODUCT:
 * search). A word of the name weighs most, of the description least.
 */
export function searchRank(ad: SQL, query: SearchQuery): SQL {
  return sql`round(ts_rank('{0.02, 0.2, 0.4, 1}', ${ad}.search, ${query.ranked}::tsquery)::numeric, 2)`
}
