import { paths } from "@wara/domain/site/paths"
import { GatewayFailure, type PaymentPage } from "../../../ports/payment-gateway/payment-gateway.ts"
import {
  addEvent,
  changeOrder,
  lockOrder,
  type StoredOrder,
  transitionOrder,
} from "../order-store.ts"
import { type OrdersContext, requireGateway } from "../orders-context.ts"
import { waitForOrder } from "../wait-for-order.ts"
import { endOrder } from "./end-order.ts"

/**
 * Requests the payment page of a new order from the gateway, outside of any transaction; only one
 * call at a time does so, the others wait for it. When the gateway opens no page or its answer is
 * lost, the order fails, because its page address is unknown and it cannot be paid. Returns the
 * resulting order.
 */
export async function openAtGateway(
  context: OrdersContext,
  orderId: number,
  now: Date,
): Promise<StoredOrder> {
  const { config, database } = context
  const gateway = requireGateway(context)
  const claimed = await claimOpening(context, orderId, now)
  if (claimed === null) {
    return waitForOrder(database, orderId, ({ state }) => state !== "created")
  }
  const request = {
    buyOrder: claimed.buyOrder ?? "",
    sessionId: claimed.sessionId,
    amount: claimed.total,
    returnUrl: `${config.baseUrl}${paths.paymentReturn}`,
  }
  const opened = await gateway.create(request).catch((cause: unknown) => {
    if (cause instanceof GatewayFailure) return cause
    throw cause
  })
  if (opened instanceof GatewayFailure) return recordFailure(context, orderId, opened, now)
  return recordPage(context, orderId, opened, now)
}

/** The order, when no other call is requesting its page; a call that died is taken over. */
function claimOpening(
  { config, database }: OrdersContext,
  orderId: number,
  now: Date,
): Promise<StoredOrder | null> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const { pageRequestedAt: last, state } = order
    const isTaken = last !== null && now.getTime() - last.getTime() < config.orders.step
    if (state !== "created" || isTaken) return null
    await changeOrder(transaction, orderId, { pageRequestedAt: now })
    return order
  })
}

function recordPage(
  { database }: OrdersContext,
  orderId: number,
  { token, url }: PaymentPage,
  now: Date,
): Promise<StoredOrder> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    // The order was given up meanwhile; its page stays unused, because the address is never
    // returned to a user.
    if (order.state !== "created") return order
    const page = { token, redirectUrl: url, redirectedAt: now }
    const redirected = await transitionOrder(transaction, order, "redirect", page)
    await addEvent(transaction, orderId, "redirected")
    return redirected
  })
}

function recordFailure(
  { database }: OrdersContext,
  orderId: number,
  { detail, kind }: GatewayFailure,
  now: Date,
): Promise<StoredOrder> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const ending = { transition: "fail", what: "not-opened", details: { kind, detail } } as const
    const hasFailed = await endOrder(transaction, order, ending, now)
    return hasFailed ? { ...order, state: "failed" } : order
  })
}
