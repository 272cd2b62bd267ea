import type { App, AppContext } from "../../app-context.ts"
import type { TextSearch } from "../../collections/dialect/register-collection.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { publicWanted } from "./collection.ts"
import { registerOffers } from "./offer-routes.ts"
import { registerOwnWanted } from "./own-routes.ts"
import { registerStaffWanted } from "./staff-routes.ts"

/** What people seek: public wanted ads, one's own, offers to them, and the team's decisions. */
export function registerWantedAds(app: App, context: AppContext, search: TextSearch): void {
  registerCollection(app, context, publicWanted)
  const accounts = { ...context, ...context.shares.accounts }
  registerOwnWanted(app, accounts)
  registerOffers(app, { ...accounts, search })
  registerStaffWanted(app, accounts)
}
