import { okAnswerSchema } from "@wara/contract/account"
import { contactAnswerSchema, dataAnswerSchema } from "@wara/contract/answer"
import { unconfirmedRightsSchema } from "@wara/contract/privacy"
import { DomainError } from "@wara/domain/errors"
import { visitorRightsSchema } from "@wara/domain/privacy/rights-schema"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitNetwork } from "../../access/limits.ts"
import { botTokenHeaders, requirePerson } from "../../access/require-person.ts"
import { hashToken } from "../../access/token.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { addressDataSchema, exportAddress } from "../privacy/use-cases/address-data.ts"
import { codeBody, documentIdParams, keyHeaders } from "./request-params.ts"
import { findAnswered } from "./store.ts"
import { confirmRequest, readUnconfirmed } from "./use-cases/follow-request.ts"
import { sendVisitorRequest } from "./use-cases/send-request.ts"

/** Half of the requests a network is otherwise allowed in an hour. */
const unproved = { limit: 5, windowSeconds: 3600 }

/** Codes are random; the limit only keeps guessing from costing us anything. */
const codes = { name: "rights-codes", limit: 60, windowSeconds: 3600 }

/** Requests about personal data without an account, proved by a mailed link. */
export function registerVisitorRights(app: App, context: AppContext): void {
  const { database } = context
  app.post(
    "/rights-requests",
    {
      schema: {
        tags: ["privacy"],
        summary: "Stores a request without an account; a mailed link confirms it",
        headers: keyHeaders.extend(botTokenHeaders),
        body: z.strictObject({ data: visitorRightsSchema }),
        response: {
          201: dataAnswerSchema(contactAnswerSchema),
          ...errorResponses(400, 403, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await requirePerson(context, request, { action: "rights", unproved })
      const network = callerNetwork(request)
      const call = { key: request.headers["idempotency-key"], request: request.body.data, network }
      const { documentId } = await sendVisitorRequest(context, call, new Date())
      return reply.status(201).send({ data: { documentId } })
    },
  )
  app.post(
    "/rights-requests/unconfirmed",
    {
      schema: {
        tags: ["privacy"],
        summary: "The requests that wait in the inbox of a mailed code; changes nothing",
        body: codeBody,
        response: {
          200: dataAnswerSchema(z.array(unconfirmedRightsSchema)),
          ...errorResponses(400, 410, 429),
        },
      },
    },
    async (request) => {
      await limitNetwork(database, { ...codes, network: callerNetwork(request) })
      return { data: await readUnconfirmed(database, request.body.data.code, new Date()) }
    },
  )
  app.post(
    "/rights-requests/confirm",
    {
      schema: {
        tags: ["privacy"],
        summary: "Opens one of the requests of a mailed code, once",
        body: z.strictObject({
          data: codeBody.shape.data.extend({ request: documentIdParams.shape.id }),
        }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 410, 429) },
      },
    },
    async (request) => {
      await limitNetwork(database, { ...codes, network: callerNetwork(request) })
      const { code, request: documentId } = request.body.data
      await confirmRequest(context, { code, documentId }, new Date())
      return { ok: true } as const
    },
  )
  app.post(
    "/rights-requests/data",
    {
      schema: {
        tags: ["privacy"],
        summary: "The data stored about the address of an answered request, by its mailed code",
        body: codeBody,
        response: {
          200: dataAnswerSchema(addressDataSchema),
          ...errorResponses(400, 410, 429),
        },
      },
    },
    async (request) => {
      await limitNetwork(database, { ...codes, network: callerNetwork(request) })
      const codeHash = hashToken(request.body.data.code)
      const answered = await findAnswered(database, { codeHash, now: new Date() })
      if (!answered?.email) throw new DomainError("LinkExpiredError", "This link has expired")
      return { data: await exportAddress(database, answered.email) }
    },
  )
}
