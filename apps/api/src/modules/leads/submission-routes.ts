import { dataAnswerSchema } from "@wara/contract/answer"
import { answerTimeSchema, leadReceiptSchema } from "@wara/contract/lead"
import { leadSchema } from "@wara/domain/leads/lead-schema"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { botTokenHeaders, requirePerson } from "../../access/require-person.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { leadKeySchema } from "./lead-step-schemas.ts"
import { readAnswerTime } from "./use-cases/read-leads.ts"
import { submitLead } from "./use-cases/submit-lead.ts"

const headersSchema = z.object({ "idempotency-key": leadKeySchema, ...botTokenHeaders })

/** Half of the questions a network is otherwise allowed in an hour. */
const unproved = { limit: 5, windowSeconds: 3600 }

/** Questions to sellers, with and without an account [B10.1]. */
export function registerLeadSubmission(app: App, context: AppContext): void {
  app.post(
    "/ads/:id/leads",
    {
      schema: {
        tags: ["leads"],
        summary: "Asks the seller of a public ad; each Idempotency-Key is processed once",
        description:
          "The seller gets an e-mail at once, and so does the sender. Users ask with the e-mail of their account. At most 10 questions an hour per network, 5 an hour and 20 a day per e-mail, 3 per ad and sender, unless operators set other limits. A message with links or about payments waits until its sender confirms it by the link of an e-mail.",
        params: idParams,
        headers: headersSchema,
        body: z.strictObject({ data: leadSchema }),
        response: {
          201: dataAnswerSchema(leadReceiptSchema),
          ...errorResponses(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await requirePerson(context, request, { action: "lead", unproved })
      const call = {
        key: request.headers["idempotency-key"],
        adId: request.params.id,
        lead: request.body.data,
        network: callerNetwork(request),
        viewer: request.viewer,
      }
      return reply.status(201).send({ data: await submitLead(context, call, new Date()) })
    },
  )
  app.get(
    "/ads/:id/answer-time",
    {
      schema: {
        tags: ["leads"],
        summary: "How long the seller of an ad usually takes to answer, from five answers on",
        params: idParams,
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(answerTimeSchema), ...errorResponses(400, 429) },
      },
    },
    async (request) => {
      const { database } = context.shares.visitors
      return { data: { hours: await readAnswerTime(database, request.params.id, new Date()) } }
    },
  )
}
