import type { App, AppContext } from "../../app-context.ts"

/** The privacy centre: data to take away, deletion, consents (PRODUCT). */
export function registerPrivacy(_app: App, _context: AppContext): void {}
