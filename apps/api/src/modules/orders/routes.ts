import type { App, AppContext } from "../../app-context.ts"
import { registerOwnOrders } from "./own-order-routes.ts"
import { registerReturns } from "./return-routes.ts"

/** Checkouts, orders, and browsers that come back from the gateway. */
export function registerOrders(app: App, context: AppContext): void {
  registerOwnOrders(app, context)
  registerReturns(app, context)
}
