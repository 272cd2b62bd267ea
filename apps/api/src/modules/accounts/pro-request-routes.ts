import { okAnswerSchema, ownProRequestSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { proRequestSchema } from "@wara/domain/accounts/profile-schema"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitViewer } from "../../access/limits.ts"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { findLastProRequest } from "./account-moderation-store.ts"
import { limitRuts } from "./use-cases/limit-ruts.ts"
import { answerProRequest, requestPro } from "./use-cases/pro-requests.ts"

const limits = {
  read: { name: "pro-request-read", limit: 300, windowSeconds: 600 },
  ask: { name: "pro-request", limit: 10, windowSeconds: 3600 },
}

function registerOwnRequest(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/pro-request",
    {
      schema: {
        tags: ["profile"],
        summary: "The caller's latest request for a professional account; null if there is none",
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
        summary: "Requests a professional account; one open request at a time",
        body: z.strictObject({ data: proRequestSchema }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 409, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.ask)
      const who = { userId: viewer.id, network: callerNetwork(request) }
      await limitRuts(database, { ...request.body.data, ...who }, new Date())
      await requestPro(database, viewer, request.body.data, new Date())
      return { ok: true } as const
    },
  )
}

const ok = { ok: true } as const
const done = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }

/** The team's answers to requests to become a professional seller. */
function registerAnswers(app: App, context: AppContext): void {
  app.post(
    "/admin/pro-requests/:id/approve",
    {
      schema: {
        tags: ["admin"],
        summary: "Approves a request for a professional account",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}) }),
        response: done,
      },
    },
    async (request) => {
      const actor = requireStaff(request)
      const call = { actor, requestId: request.params.id, isApproved: true, reason: "" }
      await answerProRequest(context, call, new Date())
      return ok
    },
  )
  app.post(
    "/admin/pro-requests/:id/decline",
    {
      schema: {
        tags: ["admin"],
        summary: "Declines a request, with a reason shown to the user",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({
            reason: z.string().trim().min(actionLimits.reason.min).max(actionLimits.reason.max),
          }),
        }),
        response: done,
      },
    },
    async (request) => {
      const actor = requireStaff(request)
      const { reason } = request.body.data
      const call = { actor, requestId: request.params.id, isApproved: false, reason }
      await answerProRequest(context, call, new Date())
      return ok
    },
  )
}

/** Requests to become a professional seller: one's own, and the team's answers. */
export function registerProRequests(app: App, context: AppContext): void {
  registerOwnRequest(app, context)
  registerAnswers(app, context)
}
