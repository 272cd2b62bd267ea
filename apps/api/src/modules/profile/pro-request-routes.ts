import { okAnswerSchema, ownProRequestSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { proRequestSchema } from "@wara/domain/accounts/pro-request"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { limitViewer } from "../../plugins/limit-viewer.ts"
import { findLastProRequest } from "./pro-request-store.ts"
import { requestPro } from "./use-cases/request-pro.ts"

const limits = {
  read: { name: "pro-request-read", limit: 300, windowSeconds: 600 },
  ask: { name: "pro-request", limit: 10, windowSeconds: 3600 },
}

/** Asking to be a professional seller, and what became of it. */
export function registerProRequests(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/pro-request",
    {
      schema: {
        tags: ["profile"],
        summary: "The caller's last request to be professional; null without one",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(ownProRequestSchema.nullable()),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.read)
      const last = await findLastProRequest(database, viewer.id)
      if (last === null) return { data: null }
      const { createdAt, reason, state } = last
      return { data: { state, reason, created_at: createdAt.toISOString() } }
    },
  )
  app.post(
    "/users/me/pro-request",
    {
      schema: {
        tags: ["profile"],
        summary: "Asks for the account to be professional; one request at a time",
        body: z.strictObject({ data: proRequestSchema }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 409, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.ask)
      await requestPro(database, viewer, request.body.data, new Date())
      return { ok: true } as const
    },
  )
}
