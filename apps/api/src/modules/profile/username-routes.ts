import { accountSchema, usernameAvailabilitySchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { usernameField } from "@wara/domain/accounts/account-fields"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { readAccount } from "../accounts/use-cases/read-account.ts"
import { changeUsername, checkUsername } from "./use-cases/username.ts"

const limits = {
  /** High enough for checks while typing, low enough to prevent enumeration of accounts. */
  availability: { name: "username-check", limit: 120, windowSeconds: 600 },
  change: { name: "username", limit: 20, windowSeconds: 600 },
}

export function registerUsername(app: App, { database }: AppContext): void {
  app.get(
    "/users/username-availability",
    {
      schema: {
        tags: ["profile"],
        summary: "Whether the caller can take a username now, and the reason if not",
        querystring: z.strictObject({ username: z.string().max(100) }),
        response: {
          200: dataAnswerSchema(usernameAvailabilitySchema),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.availability)
      const { username } = request.query
      const problem = await checkUsername(database, viewer.id, username, new Date())
      return { data: { available: problem === null, problem } }
    },
  )
  app.put(
    "/users/me/username",
    {
      schema: {
        tags: ["profile"],
        summary: "Changes the username; allowed once every 90 days",
        body: z.strictObject({ data: z.strictObject({ username: usernameField }) }),
        response: { 200: accountSchema, ...errorResponses(400, 401, 409, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.change)
      const now = new Date()
      await changeUsername(database, viewer.id, request.body.data.username, now)
      return readAccount(database, viewer.id, ["cover", "commune"], now)
    },
  )
}
