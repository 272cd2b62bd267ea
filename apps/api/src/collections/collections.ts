import type { FastifyRequest } from "fastify"
import type { App, AppContext } from "../app-context.ts"
import { noteBulkReading } from "../modules/staff/use-cases/note-bulk-reading.ts"
import { requireStaff } from "../plugins/require-role.ts"
import { endedAds } from "./ads.ts"
import { adPacks, categories, conditions } from "./catalog.ts"
import { faqs, pages } from "./content.ts"
import { registerCollection } from "./dialect/register-collection.ts"
import { indicatorValues } from "./indicator-values.ts"
import { communes, regions } from "./places.ts"
import { redirects } from "./redirects.ts"
import { sellerProfiles } from "./sellers.ts"
import { staffAds, staffReviews } from "./staff-ads.ts"
import { staffNotes } from "./staff-notes.ts"
import { staffOrders } from "./staff-orders.ts"
import { auditTrail, staffMovements, staffProRequests, staffUsers } from "./staff-people.ts"
import { staffRecordings } from "./staff-recordings.ts"
import { staffTaxDocuments } from "./staff-tax-documents.ts"
import { searchSynonyms } from "./synonyms.ts"

/** Every collection that needs nothing but its declaration; ads come with their search. */
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

/** Serves the collections. */
export function registerCollections(api: App, context: AppContext): void {
  for (const collection of plain) registerCollection(api, context, collection)
  registerCollection(api, context, staffUsers, noting(context, "users"))
  registerCollection(api, context, staffOrders, noting(context, "orders"))
  registerCollection(api, context, staffTaxDocuments, noting(context, "orders"))
  registerCollection(api, context, redirects(context.config.baseUrl))
}

/** People's data, whose reading by the team is counted. */
const noting = ({ database }: AppContext, what: "users" | "orders") => ({
  beforeAnswer: (request: FastifyRequest, records: number) =>
    noteBulkReading(database, { actorId: requireStaff(request).id, what, records }),
})
