import type { SynonymTerm } from "@wara/domain/search/synonyms"
import { sql } from "drizzle-orm"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const synonymTermSchema = z.object({ text: z.string(), stems: z.array(z.string()) })

/**
 * Groups with their stems by the JSON of the stored terms. Stems depend on nothing else, so a change
 * by an operator is used by the next search of every process.
 */
const stemmed = new LRUCache<string, SynonymTerm[][]>({ max: 4 })

/** Groups of synonymous terms, with the stems of each term's words. */
export async function listSynonyms(database: Database): Promise<SynonymTerm[][]> {
  const [stored] = await readRows(
    database,
    z.object({ groups: z.string() }),
    sql`select coalesce(json_agg(terms order by id), '[]')::text as groups from search_synonyms`,
  )
  const groups = stored?.groups ?? "[]"
  const known = stemmed.get(groups)
  if (known) return known
  const terms = await stemTerms(database, groups)
  stemmed.set(groups, terms)
  return terms
}

async function stemTerms(database: Database, groups: string): Promise<SynonymTerm[][]> {
  const rows = await readRows(
    database,
    z.object({ terms: z.array(synonymTermSchema) }),
    sql`
    select (
      select json_agg(json_build_object('text', term, 'stems', array(
        select stem from regexp_split_to_table(searchable_text(term), ' ') with ordinality as split(word, place),
          lateral (select (ts_lexize('spanish_stem', word))[1] as stem) as stemmed
        where stem is not null and word <> '' order by place)))
      from json_array_elements_text(terms) as term
    ) as terms
    from json_array_elements(${groups}::json) with ordinality as stored(terms, place) order by place`,
  )
  return rows.map((row) => row.terms)
}
