import { okAnswerSchema } from "@wara/contract/account"
import { contactAnswerSchema, dataAnswerSchema } from "@wara/contract/answer"
import { rightsRequestSchema as rightsRecordSchema } from "@wara/contract/privacy"
import { rightsRequestSchema } from "@wara/domain/privacy/rights-schema"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { documentIdParams, keyHeaders } from "./request-params.ts"
import { withdrawRequest } from "./use-cases/follow-request.ts"
import { listOwnRequests } from "./use-cases/personal-requests.ts"
import { sendOwnRequest } from "./use-cases/send-request.ts"

const limits = {
  read: { name: "rights-read", limit: 120, windowSeconds: 600 },
  send: { name: "rights-send", limit: 10, windowSeconds: 3600 },
}

/** The requests about personal data of the logged-in person. */
export function registerOwnRights(app: App, context: AppContext): void {
  const { database } = context
  app.get(
    "/users/me/rights-requests",
    {
      schema: {
        tags: ["privacy"],
        summary: "The user's requests about personal data, newest first",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(z.array(rightsRecordSchema)),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limits.read)
      return { data: await listOwnRequests(database, { userId: id, email: null }) }
    },
  )
  app.post(
    "/users/me/rights-requests",
    {
      schema: {
        tags: ["privacy"],
        summary: "Exercises a right over one's data; each Idempotency-Key is processed once",
        headers: keyHeaders,
        body: z.strictObject({ data: rightsRequestSchema }),
        response: {
          201: dataAnswerSchema(contactAnswerSchema),
          ...errorResponses(400, 401, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const viewer = await limitViewer(database, request, limits.send)
      const call = { key: request.headers["idempotency-key"], viewer, request: request.body.data }
      const { documentId } = await sendOwnRequest(context, call, new Date())
      return reply.status(201).send({ data: { documentId } })
    },
  )
  app.post(
    "/users/me/rights-requests/:id/withdraw",
    {
      schema: {
        tags: ["privacy"],
        summary: "Withdraws a request that was not answered yet",
        params: documentIdParams,
        body: z.strictObject({ data: z.strictObject({}) }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limits.send)
      const which = { documentId: request.params.id, userId }
      await withdrawRequest(database, which, new Date())
      return { ok: true } as const
    },
  )
}
