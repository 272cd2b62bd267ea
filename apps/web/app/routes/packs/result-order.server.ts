import type { Order } from "@wara/contract/order"
import { paths } from "@wara/domain/site/paths"
import { orderKey, paymentResultPath } from "@wara/domain/site/payment-paths"
import { redirect } from "react-router"
import { loadOrder } from "../../backend/orders.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/**
 * The caller's order that a page after a payment is about; a 404 page for anybody else's. Without one
 * in the address it leads to the orders, and from a page of another end to the right one.
 */
export async function loadResultOrder(url: URL, caller: RequestFacts): Promise<Order> {
  const id = url.searchParams.get(orderKey) ?? ""
  if (id === "") throw redirect(paths.accountOrders)
  const order = await loadOrder(id, caller)
  const right = paymentResultPath(order)
  if (!right.startsWith(`${url.pathname}?`)) throw redirect(right)
  return order
}
