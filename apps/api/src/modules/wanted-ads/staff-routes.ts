import { okAnswerSchema } from "@wara/contract/account"
import { actionLimits } from "@wara/domain/staff/field-limits"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { staffWanted } from "./collection.ts"
import { decideWanted } from "./use-cases/decide-wanted.ts"

const response = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }
const reason = z.string().trim().min(actionLimits.reason.min).max(actionLimits.reason.max)

/** The team's queue of wanted ads; nobody decides about their own [B10.43]. */
export function registerStaffWanted(app: App, context: AppContext): void {
  registerCollection(app, context, staffWanted)
  const decide = async (request: FastifyRequest, id: number, refusal: string | null) => {
    const actor = requireStaff(request)
    const decision = { actor, id, isApproved: refusal === null, reason: refusal ?? "" }
    await decideWanted(context, decision, new Date())
    return { ok: true } as const
  }
  app.post(
    "/admin/wanted-ads/:id/approve",
    {
      schema: {
        tags: ["admin"],
        summary: "Publishes a wanted ad for 30 days",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}) }),
        response,
      },
    },
    (request) => decide(request, request.params.id, null),
  )
  app.post(
    "/admin/wanted-ads/:id/refuse",
    {
      schema: {
        tags: ["admin"],
        summary: "Refuses a wanted ad, with a reason that its owner reads",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({ reason }) }),
        response,
      },
    },
    (request) => decide(request, request.params.id, request.body.data.reason),
  )
}
