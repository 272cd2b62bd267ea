import { dataAnswerSchema, type Pagination, pageAnswerSchema } from "@wara/contract/answer"
import { type CreditMovement, creditMovementSchema } from "@wara/contract/credit"
import {
  type CheckoutAnswer,
  checkoutAnswerSchema,
  type Order,
  orderSchema,
  type ReturnedOrder,
  returnedOrderSchema,
  type TaxDocumentFile,
  taxDocumentFileSchema,
} from "@wara/contract/order"
import type { Checkout } from "@wara/domain/orders/checkout-schema"
import type { OrderState } from "@wara/domain/orders/order"
import type { ReturnParameters } from "@wara/domain/orders/payment"
import { publicSettingsSchema } from "@wara/domain/site/settings-schema"
import { z } from "zod"
import { BackendError } from "./backend-error.server.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"
import { loading, loadingRecord } from "./loading.server.ts"
import { sharedReads } from "./shared-reads.server.ts"
import { backendTexts } from "./texts.ts"

const mine = "/users/me/orders"

/**
 * Timeout in milliseconds for calls during which the backend itself waits for the payment gateway
 * and retries.
 */
export const gatewayTimeoutMs = 45_000

/** Settings made by operators that pages name. */
export const loadSettings = sharedReads.share(["settings"], () =>
  loading(
    backendTexts.packs,
    async () =>
      (await backendGet("/settings/public", {}, dataAnswerSchema(publicSettingsSchema))).data,
  ),
)

/**
 * Opens a checkout. The same idempotency key returns the same order. 503 when payments are
 * unavailable.
 */
export function openOrder(checkout: Checkout, caller: Caller): Promise<CheckoutAnswer> {
  const options = { ...callerOptions(caller), timeoutMs: gatewayTimeoutMs }
  return backendPost(mine, { data: checkout }, checkoutAnswerSchema, options)
}

/** A page of the caller's orders, newest first; optionally filtered by state. */
export async function listOrders(
  { state, page }: { state: OrderState | null; page: number },
  caller: Caller,
): Promise<{ orders: Order[]; pagination: Pagination }> {
  const query = { page, ...(state === null ? {} : { state }) }
  const schema = pageAnswerSchema(orderSchema)
  const load = () => backendGet(mine, query, schema, callerOptions(caller))
  const { data, meta } = await loading(backendTexts.orders, load)
  return { orders: data, pagination: meta.pagination }
}

/** One of the caller's orders; a 404 page when there is none with this documentId. */
export async function loadOrder(id: string, caller: Caller): Promise<Order> {
  const path = `${mine}/${encodeURIComponent(id)}`
  const load = () => backendGet(path, {}, dataAnswerSchema(orderSchema), callerOptions(caller))
  return (await loadingRecord(backendTexts.order, load)).data
}

/**
 * One of the caller's tax documents with its PDF; a 404 page when the document or its PDF does not
 * exist.
 */
export async function loadTaxDocument(id: string, caller: Caller): Promise<TaxDocumentFile> {
  const path = `/users/me/tax-documents/${encodeURIComponent(id)}`
  const schema = dataAnswerSchema(taxDocumentFileSchema)
  const load = () => backendGet(path, {}, schema, callerOptions(caller))
  return (await loadingRecord(backendTexts.order, load)).data
}

/**
 * Reports a browser's return from Webpay to the backend; no log-in needed. Null when the payment is
 * not ours.
 */
export async function returnFromPayment(
  parameters: ReturnParameters,
  caller: Caller,
): Promise<ReturnedOrder | null> {
  const options = { ...callerOptions({ ...caller, token: null }), timeoutMs: gatewayTimeoutMs }
  try {
    const schema = dataAnswerSchema(z.object({ order: returnedOrderSchema }))
    return (await backendPost("/payments/webpay/return", { data: parameters }, schema, options))
      .data.order
  } catch (error) {
    const isUnknown = error instanceof BackendError && [400, 404].includes(error.status)
    if (isUnknown) return null
    throw error
  }
}

/** A page of the caller's credit movements, newest first. */
export async function listMovements(
  page: number,
  caller: Caller,
): Promise<{ movements: CreditMovement[]; pagination: Pagination }> {
  const schema = pageAnswerSchema(creditMovementSchema)
  const path = "/users/me/credits/movements"
  const { data, meta } = await loading(backendTexts.credits, () =>
    backendGet(path, { page }, schema, callerOptions(caller)),
  )
  return { movements: data, pagination: meta.pagination }
}
