import { dataAnswerSchema } from "@wara/contract/answer"
import { orderSchema } from "@wara/contract/order"
import { DomainError } from "@wara/domain/errors"
import { paymentReturnKeys, readPaymentReturn } from "@wara/domain/orders/payment"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitNetwork } from "../../access/limits.ts"
import { requireService } from "../../access/session.ts"
import type { App, AppContext } from "../../app-context.ts"
import { countReads } from "../../audit/record-action.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { staffOrders } from "./collection.ts"
import { registerOwnOrders } from "./own-order-routes.ts"
import { registerStaffOrders } from "./staff-routes.ts"
import { staffTaxDocuments } from "./tax-document-collection.ts"
import { registerTaxDocuments } from "./tax-document-routes.ts"
import { readOrder } from "./use-cases/read-orders.ts"
import { receiveReturn } from "./use-cases/receive-return.ts"

const limit = { name: "payment-return", limit: 120, windowSeconds: 600 }

/**
 * Receives the parameters that browsers bring back from the gateway; the web server forwards them,
 * whatever the HTTP method.
 */
function registerReturns(app: App, context: AppContext): void {
  const { database } = context
  app.post(
    "/payments/webpay/return",
    {
      preParsing: async (request) => requireService(request),
      schema: {
        tags: ["orders"],
        summary:
          "For the web server only: a browser came back from Webpay; tells what became of its order",
        body: z.strictObject({
          data: z.partialRecord(z.enum(paymentReturnKeys), z.string().max(256)),
        }),
        response: {
          200: dataAnswerSchema(z.object({ order: orderSchema })),
          ...errorResponses(400, 401, 403, 404, 429, 503),
        },
      },
    },
    async (request) => {
      await limitNetwork(database, { ...limit, network: callerNetwork(request) })
      const back = readPaymentReturn(request.body.data)
      if (back.kind === "unreadable") {
        throw new DomainError("ValidationError", "The request does not identify a payment")
      }
      const order = await receiveReturn(context, back, new Date())
      return { data: { order: await readOrder(database, order) } }
    },
  )
}

export function registerOrders(app: App, context: AppContext): void {
  registerOwnOrders(app, context)
  registerReturns(app, context)
  registerStaffOrders(app, context)
  registerTaxDocuments(app, context)
  const counted = countReads(context.database, "orders")
  registerCollection(app, context, staffOrders, counted)
  registerCollection(app, context, staffTaxDocuments, counted)
}
