import type { App, AppContext } from "../../app-context.ts"
import { countReads } from "../../audit/record-action.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { staffLeads } from "./collection.ts"
import { registerContacts } from "./contact-routes.ts"
import { registerLeadLinks } from "./link-routes.ts"
import { registerOwnLeads } from "./own-lead-routes.ts"
import { registerLeadSubmission } from "./submission-routes.ts"

/** The ledger of contacts between buyers and sellers. */
export function registerLeads(app: App, context: AppContext): void {
  registerLeadSubmission(app, context)
  registerLeadLinks(app, context)
  registerOwnLeads(app, context)
  registerContacts(app, context)
  registerCollection(app, context, staffLeads, countReads(context.database, "leads"))
}
