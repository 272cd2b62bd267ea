import type { App, AppContext } from "../../app-context.ts"
import { registerEmails } from "./email-routes.ts"
import { registerLogIn } from "./log-in-routes.ts"
import { registerOwnAccount } from "./own-account-routes.ts"
import { registerPasswords } from "./password-routes.ts"
import { registerSessions } from "./session-routes.ts"

/** Accounts: sign-up, log-in, sessions, passwords and confirmation (spec §7). */
export function registerAccounts(app: App, context: AppContext): void {
  registerLogIn(app, context)
  registerSessions(app, context)
  registerOwnAccount(app, context)
  registerPasswords(app, context)
  registerEmails(app, context)
}
