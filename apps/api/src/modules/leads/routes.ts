import type { App, AppContext } from "../../app-context.ts"
import { registerContacts } from "./contact-routes.ts"
import { registerLeadLinks } from "./link-routes.ts"
import { registerOwnLeads } from "./own-lead-routes.ts"
import { registerStaffLeads } from "./staff-routes.ts"
import { registerLeadSubmission } from "./submission-routes.ts"

/** The ledger of contacts between buyers and sellers. */
export function registerLeads(app: App, context: AppContext): void {
  registerLeadSubmission(app, context)
  registerLeadLinks(app, context)
  registerOwnLeads(app, context)
  registerContacts(app, context)
  registerStaffLeads(app, context)
}
