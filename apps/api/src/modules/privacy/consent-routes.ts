import { consentSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { listConsents } from "./store.ts"
import { setNewsConsent } from "./use-cases/set-news-consent.ts"

const limits = {
  read: { name: "consents", limit: 120, windowSeconds: 600 },
  change: { name: "consent-change", limit: 20, windowSeconds: 3600 },
}

const historySchema = dataAnswerSchema(z.array(consentSchema))

/**
 * The person's consents. Only the consent to news can be changed: the others last as long as the
 * account.
 */
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
      const viewer = await limitViewer(database, request, limits.read)
      return { data: await listConsents(database, viewer.id) }
    },
  )
  app.put(
    "/users/me/consents",
    {
      schema: {
        tags: ["privacy"],
        summary: "Gives or withdraws consent to news by e-mail",
        body: z.strictObject({
          data: z.strictObject({ kind: z.literal("news"), granted: z.boolean() }),
        }),
        response: { 200: historySchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.change)
      await setNewsConsent(database, viewer.id, request.body.data.granted, new Date())
      return { data: await listConsents(database, viewer.id) }
    },
  )
}
