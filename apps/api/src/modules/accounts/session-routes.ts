import type { App, AppContext } from "../../app-context.ts"

/** Log-out and the list of places where a person is logged in. */
export function registerSessions(_app: App, _context: AppContext): void {}
