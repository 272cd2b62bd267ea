import type { ModelCandidate } from "@wara/domain/search/model-number"
import type { SynonymTerm } from "@wara/domain/search/synonyms"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { modelQuery } from "./query-store.ts"

/** A word that an unknown one may have been meant as. */
const wordSuggestionSchema = z.object({
  word: z.string(),
  shown: z.string(),
  ads: z.number(),
  equipment: z.boolean(),
  stem: z.string(),
})

/** Database information about one word of a search. */
const describedWordSchema = z.object({
  /** Empty for stop words such as "de". */
  stem: z.string(),
  known: z.boolean(),
  /** Whether the word is used for equipment, not only in makers and models. */
  equipment: z.boolean(),
  /** The single equipment word that it forms with the next word, as in "bull dozer". */
  joined: z.object({ word: z.string(), stem: z.string() }).nullable(),
  /**
   * Completions of a last word that is not itself a whole name, maker or synonym: "bus" is a bus,
   * not the maker Busch.
   */
  completions: z.array(z.string()),
  suggestions: z.array(wordSuggestionSchema),
})
export type DescribedWord = z.infer<typeof describedWordSchema>

const synonymTermSchema = z.object({ text: z.string(), stems: z.array(z.string()) })

/** Maximum number of words that complete the last one. */
const completionsShown = 20

/** Maximum number of nearest words by trigram similarity, from which the domain chooses. */
const suggestionsShown = 20

/**
 * Looks up each word: whether ads or synonyms contain it, completions of the last one, and, for
 * unknown words only, similar words.
 */
export async function describeWords(
  database: Database,
  words: readonly string[],
): Promise<DescribedWord[]> {
  const last = words.at(-1) ?? ""
  const rows = await readRows(
    database,
    describedWordSchema,
    sql`
    with words as (${sql.join(words.map(wordRow), sql` union all `)}
    ), described as (
      select words.*,
        in_ads or exists (select from search_words same where same.word = words.word) as known,
        case when position = ${words.length} and length(word) > 2
          and not exists (select from search_words same where same.word = words.word) then array(
          select completion.word from search_words completion
          where completion.word like ${last} || '_%'
          order by completion.ads desc, completion.word limit ${completionsShown}
        ) else '{}' end as completions,
        exists (select from search_words same where same.word = words.word and equipment) as equipment,
        (select json_build_object('word', whole.word,
            'stem', coalesce((ts_lexize('spanish_stem', whole.word))[1], whole.word))
          from words following join search_words whole on whole.word = words.word || following.word
          where following.position = words.position + 1 and whole.equipment) as joined
      from words
    )
    select case when numnode(query) = 0 then '' else stem end as stem, known, equipment, joined, completions,
      case when known or completions <> '{}' or stem = '' then '[]' else (
        select coalesce(json_agg(alike), '[]') from (
          select candidate.word, candidate.shown, candidate.ads, candidate.equipment,
            coalesce((ts_lexize('spanish_stem', candidate.word))[1], '') as stem
          from search_words candidate
          where length(candidate.word) between length(described.word) - 3 and length(described.word) + 3
          order by similarity(candidate.word, described.word) desc, candidate.ads desc
          limit ${suggestionsShown}
        ) alike
      ) end as suggestions
    from described order by position`,
  )
  return rows
}

/** One select per word, because the planner only uses the index for a literal query. */
function wordRow(word: string, place: number): SQL {
  const query = sql`plainto_tsquery('wara', searchable_text(${word}))`
  return sql`select ${place + 1}::int as position, searchable_text(${word}) as word, ${query} as query,
    coalesce((ts_lexize('spanish_stem', searchable_text(${word})))[1], '') as stem,
    exists (select from ads where state = 'active' and search @@ ${query}) as in_ads`
}

/** Groups of synonymous terms, with the stems of each term's words. */
export async function listSynonyms(database: Database): Promise<SynonymTerm[][]> {
  const rows = await readRows(
    database,
    z.object({ terms: z.array(synonymTermSchema) }),
    sql`
    select (
      select json_agg(json_build_object('text', term, 'stems', array(
        select stem from regexp_split_to_table(searchable_text(term), ' ') with ordinality as split(word, place),
          lateral (select (ts_lexize('spanish_stem', word))[1] as stem) as stemmed
        where stem is not null and word <> '' order by place)))
      from unnest(search_synonyms.terms) as term
    ) as terms
    from search_synonyms order by id`,
  )
  return rows.map((row) => row.terms)
}

/** The possible model numbers that occur in a public ad. */
export async function knownModels(
  database: Database,
  candidates: readonly ModelCandidate[],
): Promise<ModelCandidate[]> {
  if (candidates.length === 0) return []
  const questions = candidates.map(
    ({ text }, place) => sql`select ${place}::int as place,
      exists (select from ads where state = 'active' and search @@ ${modelQuery(text)}) as known`,
  )
  const rows = await readRows(
    database,
    z.object({ place: z.number(), known: z.boolean() }),
    sql.join(questions, sql` union all `),
  )
  const known = new Set(rows.filter((row) => row.known).map((row) => row.place))
  return candidates.filter((_, place) => known.has(place))
}
