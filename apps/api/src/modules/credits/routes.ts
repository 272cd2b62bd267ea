import { pageAnswerSchema } from "@wara/contract/answer"
import { creditMovementSchema } from "@wara/contract/credit"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { staffMovements } from "./collection.ts"
import { findMovements } from "./movement-list-store.ts"

const limit = { name: "credit-movements", limit: 300, windowSeconds: 600 }
const pageSize = 20

/** The user's credits and their movements. */
export function registerCredits(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, staffMovements)
  app.get(
    "/users/me/credits/movements",
    {
      schema: {
        tags: ["credits"],
        summary: "Movements of the caller's credits, newest first, with the balance after each",
        querystring: z.strictObject({
          page: z.coerce.number().int().positive().max(10_000).default(1),
        }),
        response: {
          200: pageAnswerSchema(creditMovementSchema),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { page } = request.query
      const viewer = await limitViewer(database, request, limit)
      const range = { offset: (page - 1) * pageSize, limit: pageSize }
      const { movements, total } = await findMovements(database, viewer.id, range)
      const pageCount = Math.ceil(total / pageSize)
      return { data: movements, meta: { pagination: { page, pageSize, pageCount, total } } }
    },
  )
}
