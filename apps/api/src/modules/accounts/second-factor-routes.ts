import { recoveryCodesSchema, secondFactorSetupSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import { limitCalls } from "../../access/limits.ts"
import {
  operatorsOnly,
  requireConfirmation,
  requireOperator,
  requirePanelSession,
} from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { codeField } from "./panel-session-routes.ts"
import { resetSecondFactor } from "./use-cases/reset-second-factor.ts"
import { beginSecondFactor, confirmSecondFactor } from "./use-cases/second-factor.ts"

/** A session must not be usable to guess the code of an authenticator that is being set up. */
const setUps = { name: "second-factor-set-up", limit: 10, windowSeconds: 900 }

/** The authenticator of a team member, set up in the panel. */
export function registerSecondFactor(app: App, context: AppContext): void {
  const { config, database } = context
  app.post(
    "/admin/second-factor",
    {
      schema: {
        tags: ["admin"],
        summary: "Starts to set up an authenticator app; a code confirms it",
        response: {
          200: dataAnswerSchema(secondFactorSetupSchema),
          ...errorResponses(401, 403, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = requirePanelSession(request)
      requireConfirmation(viewer)
      const person = { userId: viewer.id, siteName: config.siteName }
      return { data: await beginSecondFactor(database, person) }
    },
  )
  app.post(
    "/admin/second-factor/confirmation",
    {
      schema: {
        tags: ["admin"],
        summary: "Confirms the authenticator by its first code; returns recovery codes, once",
        body: z.strictObject({ code: codeField }),
        response: {
          200: dataAnswerSchema(recoveryCodesSchema),
          ...errorResponses(400, 401, 403, 409, 429),
        },
      },
    },
    async (request) => {
      const { id: userId, sessionId } = requirePanelSession(request)
      await limitCalls(database, { ...setUps, caller: String(userId) })
      const call = { userId, sessionId, code: request.body.code }
      return { data: await confirmSecondFactor(database, call, new Date()) }
    },
  )
  app.delete(
    "/admin/users/:id/second-factor",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Removes a team member's authenticator and ends their sessions (operators)",
        params: idParams,
        response: { 204: z.undefined(), ...errorResponses(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const actor = requireOperator(request)
      requireConfirmation(actor)
      await resetSecondFactor(
        database,
        { actorId: actor.id, userId: request.params.id },
        new Date(),
      )
      return reply.status(204).send()
    },
  )
}
