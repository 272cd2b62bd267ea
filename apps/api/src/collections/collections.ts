import type { App, AppContext } from "../app-context.ts"
import { endedAds } from "./ads.ts"
import { auditTrail } from "./audit-trail.ts"
import { adPacks, categories, conditions } from "./catalog.ts"
import { faqs, pages } from "./content.ts"
import { registerCollection } from "./dialect/register-collection.ts"
import { communes, regions } from "./places.ts"
import { sellerProfiles } from "./sellers.ts"

/** Collections that no module has use cases for; a module serves its own, and ads come with their search. */
const plain = [
  endedAds,
  categories,
  communes,
  regions,
  conditions,
  adPacks,
  faqs,
  pages,
  sellerProfiles,
  auditTrail,
]

export function registerCollections(api: App, context: AppContext): void {
  for (const collection of plain) registerCollection(api, context, collection)
}
