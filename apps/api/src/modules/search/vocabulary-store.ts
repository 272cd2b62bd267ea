import type { KnownCommune } from "@wara/domain/places/nearest-communes"
import { type SuggestedName, suggestedName, suggestionKinds } from "@wara/domain/search/suggest"
import { eq, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { communes, regions } from "../../database/schema/catalog.ts"

/** Whether ads, categories or synonyms changed after the vocabulary was written. */
export async function isVocabularyStale(database: Database): Promise<boolean> {
  const rows = await readRows(
    database,
    z.object({ stale: z.boolean() }),
    sql`
    select coalesce(greatest(
      (select max(updated_at) from ads), (select max(updated_at) from categories),
      (select max(updated_at) from search_synonyms)
    ) >= (select coalesce(min(refreshed_at), '-infinity') from search_words), false) as stale`,
  )
  return rows[0]?.stale ?? false
}

/**
 * Rebuilds the vocabulary from public ads and synonyms in one transaction, so that readers see the
 * old words until the new ones are complete. A word counts as equipment unless most ads that
 * contain it use it as maker or model. Returns the number of words.
 */
export async function replaceVocabulary(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('search_words'))`)
    await transaction.execute(sql`delete from search_words`)
    const { rowCount } = await transaction.execute(sql`
      insert into search_words (word, shown, ads, equipment)
      select word, (array_agg(shown order by written desc, shown))[1], sum(written),
        sum(of_equipment) * 2 >= sum(written)
      from (
        select shown, count(ad_id) as written, count(ad_id) filter (where equipment) as of_equipment
        from (
          select ads.id as ad_id, shown, not shown = any (of_maker) as equipment
          from ads join categories on categories.id = ads.category_id,
            lateral regexp_split_to_array(lower(concat_ws(' ', manufacturer, model)), '[^[:alnum:]]+') as of_maker,
            lateral (
              select distinct regexp_split_to_table(
                lower(concat_ws(' ', ads.name, manufacturer, model, categories.name)), '[^[:alnum:]]+') as shown
            ) as words_of_ad
          where ads.state = 'active'
          union all
          select null, regexp_split_to_table(lower(term), '[^[:alnum:]]+'), true
          from search_synonyms, unnest(terms) as term
        ) as every_word
        group by shown
      ) as spellings, searchable_text(shown) as word
      where length(word) > 2 and word ~ '[[:alpha:]]' and word !~ ' '
        and ts_lexize('spanish_stem', word) <> '{}'
      group by word`)
    return rowCount ?? 0
  })
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
export type NumberedCommune = KnownCommune & { id: number }

export async function listKnownCommunes(database: Database): Promise<NumberedCommune[]> {
  return database
    .select({
      id: communes.id,
      slug: communes.slug,
      name: communes.name,
      latitude: communes.latitude,
      longitude: communes.longitude,
      region: { slug: regions.slug, name: regions.name },
    })
    .from(communes)
    .innerJoin(regions, eq(regions.id, communes.regionId))
}
