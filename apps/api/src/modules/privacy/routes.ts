import type { App, AppContext } from "../../app-context.ts"
import { registerConsents } from "./consent-routes.ts"
import { registerDeletion } from "./deletion-routes.ts"
import { registerExport } from "./export-routes.ts"

/** The privacy centre: data to take away, deletion, consents (PRODUCT). */
export function registerPrivacy(app: App, context: AppContext): void {
  registerConsents(app, context)
  registerDeletion(app, context)
  registerExport(app, context)
}
