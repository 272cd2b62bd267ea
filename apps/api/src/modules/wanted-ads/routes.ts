import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import type { AdSearcher } from "../search/use-cases/ad-searcher.ts"
import { publicWanted } from "./collection.ts"
import { registerOffers } from "./offer-routes.ts"
import { registerOwnWanted } from "./own-routes.ts"
import { registerStaffWanted } from "./staff-routes.ts"

/** What people seek: public wanted ads, one's own, offers to them, and the team's decisions. */
export function registerWantedAds(app: App, context: AppContext, searcher: AdSearcher): void {
  registerCollection(app, context, publicWanted)
  const accounts = { ...context, ...context.shares.accounts }
  registerOwnWanted(app, accounts)
  registerOffers(app, { ...accounts, ...searcher })
  registerStaffWanted(app, accounts)
}
