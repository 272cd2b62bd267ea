import { dataAnswerSchema } from "@wara/contract/answer"
import type { refundSchema } from "@wara/domain/orders/refund-schema"
import { z } from "zod"
import { callApi } from "../../wire/call-api.ts"

const answer = dataAnswerSchema(z.object({ state: z.enum(["requested", "done", "failed"]) }))

/** Gives money back and answers how far it came. Throws PanelError. */
export async function askRefund(orderId: number, request: z.input<typeof refundSchema>) {
  const path = `admin/orders/${orderId}/refund`
  const { data } = await callApi(path, answer, { method: "POST", body: { data: request } })
  return data.state
}
