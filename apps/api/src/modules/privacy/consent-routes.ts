import { consentSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { listConsents } from "./store.ts"

const limit = { name: "consents", limit: 120, windowSeconds: 600 }

const historySchema = dataAnswerSchema(z.array(consentSchema))

/** The person's consents, which last as long as the account; each names the text it was given to. */
export function registerConsents(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/consents",
    {
      schema: {
        tags: ["privacy"],
        summary: "Consents the user gave and withdrew, newest first",
        querystring: z.strictObject({}),
        response: { 200: historySchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      return { data: await listConsents(database, viewer.id) }
    },
  )
}
