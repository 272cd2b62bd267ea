import { contactAnswerSchema, dataAnswerSchema } from "@wara/contract/answer"
import { contactSchema } from "@wara/domain/contact/contact-schema"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { botTokenHeaders, requirePerson } from "../../access/require-person.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { receiveMessage } from "./use-cases/receive-message.ts"

const headersSchema = z.object({
  "idempotency-key": z.string().regex(/^[\x21-\x7e]{8,100}$/, "must have 8 to 100 characters"),
  ...botTokenHeaders,
})

/** Half of the messages a network is otherwise allowed in an hour. */
const unproved = { limit: 5, windowSeconds: 3600 }

/** The contact form [S1.10]. */
export function registerContact(app: App, context: AppContext): void {
  app.post(
    "/contact",
    {
      schema: {
        tags: ["contact"],
        summary: "Stores a contact message and e-mails it; each Idempotency-Key is processed once",
        headers: headersSchema,
        body: z.strictObject({ data: contactSchema }),
        response: {
          201: dataAnswerSchema(contactAnswerSchema),
          ...errorResponses(400, 403, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await requirePerson(context, request, { action: "contact", unproved })
      const call = {
        key: request.headers["idempotency-key"],
        message: request.body.data,
        network: callerNetwork(request),
      }
      const { documentId } = await receiveMessage(context, call, new Date())
      return reply.status(201).send({ data: { documentId } })
    },
  )
}
