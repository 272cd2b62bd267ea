import { accountSchema } from "@wara/contract/account"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { requireViewer } from "../../plugins/session.ts"
import { readAccount } from "./use-cases/read-account.ts"

/** Accounts: sign-up, log-in, sessions, passwords and confirmation (spec §7). */
export function registerAccounts(app: App, { database }: AppContext): void {
  app.get(
    "/users/me",
    {
      schema: {
        tags: ["accounts"],
        summary: "The person logged in",
        querystring: z.looseObject({}),
        response: { 200: accountSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) =>
      readAccount(database, requireViewer(request).id, ["cover", "commune"], new Date()),
  )
}
