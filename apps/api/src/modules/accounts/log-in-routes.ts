import type { App, AppContext } from "../../app-context.ts"

/** Sign-up and log-in with a password (spec §7: auth/local). */
export function registerLogIn(_app: App, _context: AppContext): void {}
