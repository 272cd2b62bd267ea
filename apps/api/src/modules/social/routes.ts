import type { App, AppContext } from "../../app-context.ts"

/** Log-in by Google and Facebook (spec §7: connect and callback). */
export function registerSocial(_app: App, _context: AppContext): void {}
