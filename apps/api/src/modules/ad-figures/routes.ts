import type { App, AppContext } from "../../app-context.ts"
import { registerOwnFigures } from "./own-figures-routes.ts"
import { registerSignals } from "./signal-routes.ts"

/** How often ads are seen, and by how many of those who see them their sellers are contacted. */
export function registerAdFigures(app: App, { shares }: Pick<AppContext, "shares">): void {
  registerSignals(app, shares.visitors)
  registerOwnFigures(app, shares.accounts)
}
