import { synonymSchema } from "@wara/contract/admin"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Collection } from "./dialect/collection.ts"
import { field, recordFields } from "./dialect/field.ts"
import { writing } from "./dialect/writing.ts"

const term = z.string().trim().toLowerCase().min(2).max(60)

/** A group as operators may save it: different terms in lower case, each worth comparing. */
export const synonymTermsSchema = z
  .array(term)
  .min(2)
  .max(20)
  .refine((list) => new Set(list).size === list.length, "must not repeat a term")

/** Words that mean the same in a search; operators edit the list (PRODUCT: search). */
export const searchSynonyms: Collection = {
  name: "search-synonyms",
  summary: "Groups of words that mean the same in a search",
  record: synonymSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`search_synonyms`,
  fields: { ...recordFields(), terms: field("json", "terms") },
  relations: {},
  order: (row) => sql`${row}.terms, ${row}.id`,
  onlyFor: ["operator"],
  writing: writing("search_synonyms", { terms: synonymTermsSchema }),
}
