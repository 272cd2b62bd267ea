import type { App, AppContext } from "../../app-context.ts"

/** The own profile: names, username, pictures, overview. */
export function registerProfile(_app: App, _context: AppContext): void {}
