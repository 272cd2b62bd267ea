import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"

/** Whether ads, categories or synonyms changed after the vocabulary was written. */
export async function isVocabularyStale(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ stale: boolean }>(sql`
    select coalesce(greatest(
      (select max(updated_at) from ads), (select max(updated_at) from categories),
      (select max(updated_at) from search_synonyms)
    ) >= (select coalesce(min(refreshed_at), '-infinity') from search_words), false) as stale`)
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
