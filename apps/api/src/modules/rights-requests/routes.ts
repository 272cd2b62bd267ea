import type { App, AppContext } from "../../app-context.ts"
import { registerOwnRights } from "./own-routes.ts"
import { registerStaffRights } from "./staff-routes.ts"
import { registerVisitorRights } from "./visitor-routes.ts"

/** Requests about personal data (Ley 21.719): with and without an account, and the team's desk. */
export function registerRightsRequests(app: App, context: AppContext): void {
  registerVisitorRights(app, context)
  registerOwnRights(app, context)
  registerStaffRights(app, context)
}
