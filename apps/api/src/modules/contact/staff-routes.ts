import { okAnswerSchema } from "@wara/contract/account"
import { DomainError } from "@wara/domain/errors"
import { z } from "zod"
import { operatorsOnly, requireOperator } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { staffContactMessages } from "./collection.ts"
import { markAnswered } from "./store.ts"

/** The inbox of the contact form, for operators [B10.61]. */
export function registerStaffContact(app: App, context: AppContext): void {
  registerCollection(app, context, staffContactMessages)
  app.post(
    "/admin/contact-messages/:id/answered",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Records that a contact message was answered, or that it waits again (operators)",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({ answered: z.boolean() }) }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { id: actorId } = requireOperator(request)
      const { answered } = request.body.data
      const mark = { id: request.params.id, by: answered ? actorId : null }
      if (!(await markAnswered(context.database, mark, new Date())))
        throw new DomainError("NotFoundError", "There is no such message")
      return { ok: true } as const
    },
  )
}
