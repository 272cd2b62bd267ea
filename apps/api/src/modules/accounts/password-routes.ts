import type { App, AppContext } from "../../app-context.ts"

/** Forgotten, reset and changed passwords, and the confirmation of e-mails (spec §7). */
export function registerPasswords(_app: App, _context: AppContext): void {}
