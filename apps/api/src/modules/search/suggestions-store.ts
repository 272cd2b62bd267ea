import { type SuggestedName, type SuggestionKind, suggestedName } from "@wara/domain/search/suggest"
import { sql } from "drizzle-orm"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"

type NameRow = { kind: SuggestionKind; text: string; ads: number }

/** Maximum number of cached names of each kind; those with most ads are kept. */
const namesOfKind = 5_000

/** Names that occur in public ads: equipment words, categories, makers, models and communes. */
export async function listSuggestedNames(database: Database): Promise<SuggestedName[]> {
  const isPublic = isPublicAdSql(sql`ads`)
  const { rows } = await database.execute<NameRow>(sql`
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
      order by 3 desc limit ${namesOfKind})`)
  const names = rows.map(({ kind, text, ads }) => suggestedName(kind, text, ads))
  // A word that is also the full name of a category, maker or commune is listed as that.
  const proper = new Set(names.filter(({ kind }) => kind !== "equipment").map(({ plain }) => plain))
  return names.filter(({ kind, plain }) => kind !== "equipment" || !proper.has(plain))
}
