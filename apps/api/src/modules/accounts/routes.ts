import { accountSchema } from "@wara/contract/account"
import { z } from "zod"
import { requireViewer } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { countReads } from "../../audit/record-action.ts"
import { readSelection } from "../../collections/dialect/read-selection.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { ownAccount, staffProRequests, staffUsers } from "./collection.ts"
import { registerEmailLinks } from "./email-link-routes.ts"
import { registerEmails } from "./email-routes.ts"
import { staffLogIns } from "./log-in-collection.ts"
import { registerLogIn } from "./log-in-routes.ts"
import { registerPanelSession } from "./panel-session-routes.ts"
import { registerPasswords } from "./password-routes.ts"
import { registerProRequests } from "./pro-request-routes.ts"
import { registerSecondFactor } from "./second-factor-routes.ts"
import { registerSessions } from "./session-routes.ts"
import { registerStaffAccounts } from "./staff-routes.ts"
import { readAccount } from "./use-cases/read-account.ts"

/** Accounts: sign-up, log-in, sessions, passwords and confirmation [S7.3, S7.4]. */
export function registerAccounts(app: App, context: AppContext): void {
  registerLogIn(app, context)
  registerSessions(app, context)
  registerOwnAccount(app, context)
  registerPasswords(app, context)
  registerEmails(app, context)
  registerEmailLinks(app, context)
  registerProRequests(app, context)
  registerPanelSession(app, context)
  registerSecondFactor(app, context)
  registerStaffAccounts(app, context)
  registerCollection(app, context, staffUsers, countReads(context.database, "users"))
  registerCollection(app, context, staffLogIns)
  registerCollection(app, context, staffProRequests)
}

/** The logged-in user [S7.2]. */
function registerOwnAccount(app: App, { database }: AppContext): void {
  app.get(
    "/users/me",
    {
      schema: {
        tags: ["accounts"],
        summary: "The logged-in user",
        description:
          "The avatar is always included; `cover` and `commune`, with its region, require `populate`.",
        querystring: z.strictObject({ populate: z.unknown() }).partial(),
        response: { 200: accountSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id, role } = requireViewer(request)
      const { relations } = readSelection(ownAccount, role, request.query)
      const asked = (part: string) => relations.some(({ name }) => name === part)
      const parts = (["cover", "commune"] as const).filter(asked)
      return readAccount(database, id, parts, new Date())
    },
  )
}
