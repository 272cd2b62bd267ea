import { staffNoteSchema, synonymSchema } from "@wara/contract/admin"
import { indicatorValueSchema } from "@wara/contract/indicator"
import { indicatorCodes } from "@wara/domain/indicators/indicator"
import { sql } from "drizzle-orm"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { requireStaff, staffRoles } from "../access/require-role.ts"
import type { App, AppContext } from "../app-context.ts"
import { recordBulkReading } from "../audit/record-bulk-reading.ts"
import { endedAds } from "./ads.ts"
import { auditedWriting } from "./audited-writing.ts"
import { adPacks, categories, conditions } from "./catalog.ts"
import { faqs, pages } from "./content.ts"
import type { Collection } from "./dialect/collection.ts"
import { field, recordFields } from "./dialect/field.ts"
import { registerCollection } from "./dialect/register-collection.ts"
import { communes, regions } from "./places.ts"
import { redirects } from "./redirects.ts"
import { sellerProfiles } from "./sellers.ts"
import { staffAds, staffReviews } from "./staff-ads.ts"
import { personName } from "./staff-names.ts"
import { staffOrders } from "./staff-orders.ts"
import { auditTrail, staffMovements, staffProRequests, staffUsers } from "./staff-people.ts"
import { staffRecordings } from "./staff-recordings.ts"
import { staffTaxDocuments } from "./staff-tax-documents.ts"

const indicatorValues: Collection = {
  name: "indicator-values",
  summary: "History of the economic indicators, newest day first",
  record: indicatorValueSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`indicator_values`,
  fields: {
    ...recordFields(),
    code: field("text", "code", { options: indicatorCodes }),
    date: field("date", "date"),
    value: field("number", "value"),
  },
  relations: {},
  order: (row) => sql`${row}.date desc, ${row}.id desc`,
}

const maybe = { nullable: true }

/** Internal notes about ads and accounts, readable by the team only. */
const staffNotes: Collection = {
  name: "admin/notes",
  summary: "Internal notes about ads and accounts, newest first",
  record: staffNoteSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select staff_notes.*, ${personName(sql`users`)} as author_name
    from staff_notes join users on users.id = staff_notes.author_id)`,
  fields: {
    ...recordFields(),
    ad_id: field("integer", "ad_id", maybe),
    user_id: field("integer", "user_id", maybe),
    author_name: field("text", "author_name"),
    text: field("text", "text", { sortable: false }),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

const term = z.string().trim().toLowerCase().min(2).max(60)

/** A group as operators may save it: different terms in lower case, each worth comparing. */
export const synonymTermsSchema = z
  .array(term)
  .min(2)
  .max(20)
  .refine((list) => new Set(list).size === list.length, "must not repeat a term")

/** Search synonyms; operators edit the list. */
const searchSynonyms: Collection = {
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

/** Every collection that needs only its declaration; ads are registered with their search. */
const plain = [
  endedAds,
  categories,
  communes,
  regions,
  conditions,
  adPacks,
  faqs,
  pages,
  indicatorValues,
  sellerProfiles,
  searchSynonyms,
  staffAds,
  staffReviews,
  staffMovements,
  staffProRequests,
  auditTrail,
  staffRecordings,
  staffNotes,
]

export function registerCollections(api: App, context: AppContext): void {
  for (const collection of plain) registerCollection(api, context, collection)
  registerCollection(api, context, staffUsers, countReads(context, "users"))
  registerCollection(api, context, staffOrders, countReads(context, "orders"))
  registerCollection(api, context, staffTaxDocuments, countReads(context, "orders"))
  registerCollection(api, context, redirects(context.config.baseUrl))
}

/** Counts how many personal records the team reads. */
const countReads = ({ database }: AppContext, what: "users" | "orders") => ({
  beforeAnswer: (request: FastifyRequest, records: number) =>
    recordBulkReading(database, { actorId: requireStaff(request).id, what, records }),
})
