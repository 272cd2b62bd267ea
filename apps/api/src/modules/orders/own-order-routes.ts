import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import { checkoutAnswerSchema, orderSchema, taxDocumentFileSchema } from "@wara/contract/order"
import { checkoutSchema } from "@wara/domain/orders/checkout-schema"
import { orderStates } from "@wara/domain/orders/order"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import { botTokenHeaders, limitCheckout } from "../../access/require-person.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { openCheckout } from "./use-cases/open-checkout.ts"
import { listOwnOrders, readCheckout, readOwnOrder } from "./use-cases/read-orders.ts"
import { readTaxDocument } from "./use-cases/read-tax-document.ts"

/** A page that waits for a payment polls every few seconds. */
const limit = { name: "orders", limit: 600, windowSeconds: 600 }

export function registerOwnOrders(app: App, context: AppContext): void {
  const { database } = context
  app.post(
    "/users/me/orders",
    {
      schema: {
        tags: ["orders"],
        summary:
          "Opens a checkout and returns the payment address; the same key returns the same order",
        description:
          "409 with the path `total` when the total at current prices is not the given one, which the buyer was shown; nothing was written.",
        headers: z.object(botTokenHeaders),
        body: z.strictObject({ data: checkoutSchema }),
        response: {
          200: checkoutAnswerSchema,
          ...errorResponses(400, 401, 403, 404, 409, 429, 503),
        },
      },
    },
    async (request) => {
      const viewer = await limitCheckout(context, request)
      const order = await openCheckout(context, viewer.id, request.body.data, new Date())
      return readCheckout(database, order)
    },
  )
  app.get(
    "/users/me/orders",
    {
      schema: {
        tags: ["orders"],
        summary: "Own orders, newest first",
        querystring: z.strictObject({
          state: z.enum(orderStates).optional(),
          page: z.coerce.number().int().min(1).max(100_000).default(1),
        }),
        response: { 200: pageAnswerSchema(orderSchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id: ownerId } = await limitViewer(database, request, limit)
      const { page, state = null } = request.query
      return listOwnOrders(database, { ownerId, page, state })
    },
  )
  app.get(
    "/users/me/orders/:id",
    {
      schema: {
        tags: ["orders"],
        summary: "One of the caller's orders by its documentId",
        params: z.strictObject({ id: z.string().max(64) }),
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(orderSchema), ...errorResponses(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const { id: ownerId } = await limitViewer(database, request, limit)
      const { id: documentId } = request.params
      return { data: await readOwnOrder(database, { ownerId, documentId }) }
    },
  )
  app.get(
    "/users/me/tax-documents/:id",
    {
      schema: {
        tags: ["orders"],
        summary:
          "One of the caller's boletas, facturas or credit notes by its documentId, with its PDF as base64",
        params: z.strictObject({ id: z.string().max(64) }),
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(taxDocumentFileSchema),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      const { id: ownerId } = await limitViewer(database, request, limit)
      return { data: await readTaxDocument(database, { ownerId, documentId: request.params.id }) }
    },
  )
}
