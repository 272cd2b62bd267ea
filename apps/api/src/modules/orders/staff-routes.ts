import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { refundSchema } from "@wara/domain/orders/refunds"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { z } from "zod"
import { withOwnEntry } from "../../access/reading.ts"
import { operatorsOnly, requireConfirmation, requireOperator } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { downloadOrders } from "./use-cases/download-orders.ts"
import { clearAttention } from "./use-cases/look-after-order.ts"
import { refundByStaff } from "./use-cases/refund-order.ts"

const refundAnswer = dataAnswerSchema(
  z.object({
    id: z.number().int(),
    amount: z.number().int(),
    state: z.enum(["requested", "done", "failed"]),
  }),
)

export function registerStaffOrders(app: App, context: AppContext): void {
  app.get(
    "/admin/orders.csv",
    {
      ...operatorsOnly,
      ...withOwnEntry,
      schema: {
        tags: ["admin"],
        summary:
          "Exports the filtered orders as a file; the audit trail records who exported them (operators)",
        description: "Takes the `filters` and `sort` of GET /admin/orders.",
        querystring: z.strictObject({ filters: z.unknown(), sort: z.unknown() }).partial(),
        response: { 200: z.string(), ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const actor = requireOperator(request)
      requireConfirmation(actor)
      const file = await downloadOrders(context, { actorId: actor.id, query: request.query })
      return reply
        .type("text/csv; charset=utf-8")
        .header(
          "content-disposition",
          `attachment; filename="ordenes-${chileanDay(new Date())}.csv"`,
        )
        .send(file)
    },
  )
  app.post(
    "/admin/orders/:id/refund",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Refunds money; each key refunds once (operators)",
        params: idParams,
        body: z.strictObject({ data: refundSchema }),
        response: { 200: refundAnswer, ...errorResponses(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    async (request) => {
      const actor = requireOperator(request)
      requireConfirmation(actor)
      const refund = { ...request.body.data, orderId: request.params.id, actorId: actor.id }
      const { amount, id, state } = await refundByStaff(context, refund, new Date())
      return { data: { id, amount, state } }
    },
  )
  app.post(
    "/admin/orders/:id/look-after",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Records how an order that needed attention was handled (operators)",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({
            note: z.string().trim().min(actionLimits.reason.min).max(actionLimits.reason.max),
          }),
        }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const actorId = requireOperator(request).id
      const { note } = request.body.data
      const call = { orderId: request.params.id, actorId, note }
      await clearAttention(context.database, call, new Date())
      return { ok: true } as const
    },
  )
}
