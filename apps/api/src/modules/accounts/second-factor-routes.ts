import { recoveryCodesSchema, secondFactorSetupSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { limitCalls } from "../../access/limits.ts"
import {
  operatorsOnly,
  requireConfirmation,
  requireOperator,
  requirePanelSession,
} from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import type { Database } from "../../database/database.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { codeField } from "./panel-session-routes.ts"
import { resetSecondFactor } from "./use-cases/reset-second-factor.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  proposeSecondFactor,
  renewRecoveryCodes,
  replaceSecondFactor,
  requireSetUp,
} from "./use-cases/second-factor.ts"

/** A session must not be usable to guess the code of an authenticator that is being set up. */
const setUps = { name: "second-factor-set-up", limit: 10, windowSeconds: 900 }

/** A proposed secret: 160 bits in base32. */
const secretField = z.string().regex(/^[A-Z2-7]{32}$/)

/**
 * Requires that password and a code of the present authenticator were typed within the last
 * minutes. A session that the password alone opened, before there was one, is not enough. Throws
 * ConflictError without an authenticator, ConfirmationRequiredError.
 */
async function requirePresentCode(database: Database, request: FastifyRequest) {
  const viewer = requirePanelSession(request)
  requireConfirmation(viewer)
  await requireSetUp(database, viewer.id)
  if (viewer.panel.hasSecondFactor) return viewer
  throw new DomainError("ConfirmationRequiredError", "Confirm with a code first")
}

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
  app.post(
    "/admin/second-factor/proposal",
    {
      schema: {
        tags: ["admin"],
        summary: "A secret for another authenticator app; the present one stays valid",
        response: {
          200: dataAnswerSchema(secondFactorSetupSchema),
          ...errorResponses(401, 403, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await requirePresentCode(database, request)
      const person = { userId: viewer.id, siteName: config.siteName }
      return { data: await proposeSecondFactor(database, person) }
    },
  )
  app.put(
    "/admin/second-factor",
    {
      schema: {
        tags: ["admin"],
        summary: "Replaces the own authenticator by a proposed one; returns recovery codes, once",
        body: z.strictObject({ secret: secretField, code: codeField }),
        response: {
          200: dataAnswerSchema(recoveryCodesSchema),
          ...errorResponses(400, 401, 403, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await requirePresentCode(database, request)
      await limitCalls(database, { ...setUps, caller: String(viewer.id) })
      const call = { ...request.body, userId: viewer.id, sessionId: viewer.sessionId }
      return { data: await replaceSecondFactor(database, call, new Date()) }
    },
  )
  app.post(
    "/admin/second-factor/recovery-codes",
    {
      schema: {
        tags: ["admin"],
        summary: "Replaces the own recovery codes; returns the new ones, once",
        response: {
          200: dataAnswerSchema(recoveryCodesSchema),
          ...errorResponses(401, 403, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await requirePresentCode(database, request)
      return { data: await renewRecoveryCodes(database, viewer.id) }
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
