import { accountSchema } from "@wara/contract/account"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { requireViewer } from "../../plugins/session.ts"
import { readAccount } from "./use-cases/read-account.ts"

/** The person logged in (spec §7: users/me). */
export function registerOwnAccount(app: App, { database }: AppContext): void {
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
