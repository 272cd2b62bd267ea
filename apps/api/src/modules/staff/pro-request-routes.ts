import { okAnswerSchema } from "@wara/contract/account"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { requireStaff } from "../../plugins/require-role.ts"
import { idParams } from "./id-params.ts"
import { answerProRequest } from "./use-cases/answer-pro-request.ts"

const ok = { ok: true } as const
const done = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }

/** What the team answers to who wants to be a professional seller. */
export function registerStaffProRequests(app: App, context: AppContext): void {
  app.post(
    "/admin/pro-requests/:id/approve",
    {
      schema: {
        tags: ["admin"],
        summary: "Makes the account of a request professional",
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
        summary: "Declines a request, with a reason that its person reads",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
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
