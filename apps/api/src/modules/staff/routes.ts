import type { App, AppContext } from "../../app-context.ts"
import { registerNotes } from "./note-routes.ts"
import { registerStaffOrders } from "./order-routes.ts"
import { registerOverview } from "./overview-routes.ts"
import { registerPanelSession } from "./panel-session-routes.ts"
import { registerStaffProRequests } from "./pro-request-routes.ts"
import { registerReviews } from "./review-routes.ts"
import { registerStaffTaxDocuments } from "./tax-document-routes.ts"
import { registerStaffUsers } from "./user-routes.ts"

/** What the team does in the panel; every call asks for the role itself. */
export function registerStaff(app: App, context: AppContext): void {
  registerPanelSession(app, context)
  registerOverview(app, context)
  registerReviews(app, context)
  registerNotes(app, context)
  registerStaffUsers(app, context)
  registerStaffProRequests(app, context)
  registerStaffOrders(app, context)
  registerStaffTaxDocuments(app, context)
}
