import { logInRecordSchema, okAnswerSchema, sessionSchema } from "@wara/contract/account"
import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import type { Database } from "../../database/database.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { endOtherSessions, endOwnSession, endSession, findLiveSessions } from "./log-in-store.ts"
import { readLogInPage } from "./use-cases/log-in-records.ts"

const ok = { ok: true } as const
const answers = { 200: okAnswerSchema, ...errorResponses(400, 401, 404, 429) }

export function registerSessions(app: App, { database }: AppContext): void {
  app.post(
    "/auth/logout",
    {
      schema: {
        tags: ["accounts"],
        summary: "Ends the current session",
        body: z.strictObject({}).nullish(),
        response: answers,
      },
    },
    async (request) => {
      await endOwnSession(database, await requireOwner(database, request), new Date())
      return ok
    },
  )
  app.get(
    "/auth/sessions",
    {
      schema: {
        tags: ["accounts"],
        summary: "Lists the sessions of the user, current one first",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(z.array(sessionSchema)),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const owner = await requireOwner(database, request)
      return { data: await findLiveSessions(database, owner, new Date()) }
    },
  )
  app.get(
    "/users/me/log-ins",
    {
      schema: {
        tags: ["accounts"],
        summary: "A page of the log-ins to the own account, right or wrong, newest first",
        querystring: z.strictObject({
          page: z.coerce.number().int().positive().max(10_000).default(1),
        }),
        response: { 200: pageAnswerSchema(logInRecordSchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { userId } = await requireOwner(database, request)
      return readLogInPage(database, userId, request.query.page)
    },
  )
  app.delete(
    "/auth/sessions",
    {
      schema: {
        tags: ["accounts"],
        summary: "Ends every session except the current one",
        response: answers,
      },
    },
    async (request) => {
      await endOtherSessions(database, await requireOwner(database, request), new Date())
      return ok
    },
  )
  app.delete(
    "/auth/sessions/:id",
    {
      schema: {
        tags: ["accounts"],
        summary: "Ends one session of the user",
        params: z.strictObject({ id: z.string().max(64) }),
        response: answers,
      },
    },
    async (request) => {
      const { userId } = await requireOwner(database, request)
      const session = { userId, documentId: request.params.id }
      if (await endSession(database, session, new Date())) return ok
      throw new DomainError("NotFoundError", "Session not found")
    },
  )
}

/** The session pages are rarely used. */
const limit = { name: "sessions", limit: 120, windowSeconds: 3600 }

/** The user and session of a request, counted. Throws UnauthorizedError and RateLimitError. */
async function requireOwner(
  database: Database,
  request: FastifyRequest,
): Promise<{ userId: number; sessionId: number }> {
  const { id: userId, sessionId } = await limitViewer(database, request, limit)
  return { userId, sessionId }
}
