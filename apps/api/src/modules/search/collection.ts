import { synonymSchema } from "@wara/contract/admin"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { auditedWriting } from "../../collections/audited-writing.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"

const term = z.string().trim().toLowerCase().min(2).max(60)

/** A group as operators may save it: different terms in lower case, each worth comparing. */
export const synonymTermsSchema = z
  .array(term)
  .min(2)
  .max(20)
  .refine((list) => new Set(list).size === list.length, "must not repeat a term")

/** Search synonyms; operators edit the list. */
export const searchSynonyms: Collection = {
  name: "search-synonyms",
  summary: "Groups of search synonyms",
  record: synonymSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`search_synonyms`,
  fields: { ...recordFields(), terms: field("json", "terms") },
  relations: {},
  order: (row) => sql`${row}.terms, ${row}.id`,
  onlyFor: ["operator"],
  writing: auditedWriting("search_synonyms", { terms: synonymTermsSchema }),
}
