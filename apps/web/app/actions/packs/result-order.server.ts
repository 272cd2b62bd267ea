import type { Order } from "@wara/contract/order"
import { paths } from "@wara/domain/site/paths"
import { orderKey } from "@wara/domain/site/payment-paths"
import { paymentResultPath } from "@wara/domain/site/payment-result-path"
import { redirect } from "react-router"
import { loadOrder } from "../../backend/orders.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/**
 * The caller's order of a result page; a 404 page for any other order. Without an order in the
 * address it redirects to the order list, and to the right page if the order ended differently.
 */
export async function loadResultOrder(url: URL, caller: RequestFacts): Promise<Order> {
  const id = url.searchParams.get(orderKey) ?? ""
  if (id === "") throw redirect(paths.accountOrders)
  const order = await loadOrder(id, caller)
  const right = paymentResultPath(order)
  if (!right.startsWith(`${url.pathname}?`)) throw redirect(right)
  return order
}
