import type { KnownCommune } from "@wara/domain/places/nearest-communes"
import type { ModelCandidate } from "@wara/domain/search/model-number"
import { type SuggestedName, suggestedName, suggestionKinds } from "@wara/domain/search/suggest"
import { eq, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { communes, regions } from "../../database/schema/catalog.ts"
import { searchWords } from "../../database/schema/search-words.ts"
import { existsInAds, modelQuery } from "./query-store.ts"

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
    ${existsInAds(sql`search @@ ${query}`)} as in_ads`
}

/** The possible model numbers that occur in a public ad. */
export async function knownModels(
  database: Database,
  candidates: readonly ModelCandidate[],
): Promise<ModelCandidate[]> {
  if (candidates.length === 0) return []
  const questions = candidates.map(
    ({ text }, place) => sql`select ${place}::int as place,
      ${existsInAds(sql`search @@ ${modelQuery(text)}`)} as known`,
  )
  const rows = await readRows(
    database,
    z.object({ place: z.number(), known: z.boolean() }),
    sql.join(questions, sql` union all `),
  )
  const known = new Set(rows.filter((row) => row.known).map((row) => row.place))
  return candidates.filter((_, place) => known.has(place))
}

const nameSchema = z.object({ kind: z.enum(suggestionKinds), text: z.string(), ads: z.number() })

/** Maximum number of cached names of each kind; those with most ads are kept. */
const namesOfKind = 5_000

/** Names that occur in public ads: equipment words, categories, makers, models and communes. */
export async function listSuggestedNames(database: Database): Promise<SuggestedName[]> {
  const isPublic = isPublicAdSql(sql`ads`)
  const rows = await readRows(
    database,
    nameSchema,
    sql`
    (select 'equipment' as kind, shown as text, ads from search_words
      where equipment and ads > 0 order by ads desc limit ${namesOfKind})
    union all
    (select 'category', categories.name, count(*)::int from ads
      join categories on categories.id = category_id where ${isPublic} group by categories.id)
    union all
    (select 'commune', communes.name, count(*)::int from ads
      join communes on communes.id = commune_id where ${isPublic} group by communes.id)
    union all
    (select 'manufacturer', min(manufacturer), count(*)::int from ads
      where ${isPublic} and manufacturer <> '' group by lower(manufacturer)
      order by 3 desc limit ${namesOfKind})
    union all
    (select 'model', min(concat_ws(' ', manufacturer, model)), count(*)::int from ads
      where ${isPublic} and model <> '' group by lower(manufacturer), lower(model)
      order by 3 desc limit ${namesOfKind})`,
  )
  const names = rows.map(({ kind, text, ads }) => suggestedName(kind, text, ads))
  // A word that is also the full name of a category, maker or commune is listed as that.
  const proper = new Set(names.filter(({ kind }) => kind !== "equipment").map(({ plain }) => plain))
  return names.filter(({ kind, plain }) => kind !== "equipment" || !proper.has(plain))
}

/** A commune with the id that ads refer to. */
/** `regionOrder` is the place of its region from north to south. */
export type NumberedCommune = KnownCommune & { id: number; regionOrder: number }

/** All communes by name. */
export async function listKnownCommunes(database: Database): Promise<NumberedCommune[]> {
  return database
    .select({
      id: communes.id,
      slug: communes.slug,
      name: communes.name,
      latitude: communes.latitude,
      longitude: communes.longitude,
      region: { slug: regions.slug, name: regions.name },
      regionOrder: regions.order,
    })
    .from(communes)
    .innerJoin(regions, eq(regions.id, communes.regionId))
    .orderBy(sql`${communes.name} collate "es-x-icu"`)
}

/** Changed ads of one transaction. */
const foldedAtOnce = 2_000

/**
 * Moves what changed in the texts of ads and synonyms into the vocabulary, in batches. Returns the
 * number of changes; an interrupted run continues with what is left.
 */
export async function foldTexts(database: Database, batchSize = foldedAtOnce): Promise<number> {
  let total = await callFold(database, sql`fold_synonyms()`)
  for (let folded = batchSize; folded === batchSize; total += folded) {
    folded = await callFold(database, sql`fold_ad_texts(${batchSize})`)
  }
  return total
}

async function callFold(database: Database, call: SQL): Promise<number> {
  const rows = await readRows(
    database,
    z.object({ folded: z.number() }),
    sql`select ${call} as folded`,
  )
  return rows[0]?.folded ?? 0
}

/** The number of words, with those of synonyms. */
export async function countWords(database: Database): Promise<number> {
  return database.$count(searchWords)
}
