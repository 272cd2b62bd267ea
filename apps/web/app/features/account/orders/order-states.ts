import type { OrderState } from "@wara/domain/orders/order-state"
import { paths } from "@wara/domain/site/paths"

/** Names of the states in the URL, in the order in which they are offered. */
const names = {
  paid: "pagadas",
  redirected: "en-espera",
  rejected: "rechazadas",
  aborted: "anuladas",
  timed_out: "vencidas",
  failed: "fallidas",
  refunded: "devueltas",
  partially_refunded: "devueltas-en-parte",
  created: "iniciadas",
} as const satisfies Record<OrderState, string>

export const orderStateKey = "estado"

const pageKey = "page"

export type OrdersPlace = { state: OrderState | null; page: number }

const states = Object.keys(names).filter((name): name is OrderState => name in names)

export const orderStateChoices = states.map((state) => ({ state, value: names[state] }))

/** Reads the place from the URL; invalid values become the first page of all orders. */
export function readOrdersPlace(search: URLSearchParams): OrdersPlace {
  const chosen = orderStateChoices.find(({ value }) => value === search.get(orderStateKey))
  const page = search.get(pageKey) ?? ""
  return { state: chosen?.state ?? null, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

export function ordersPath({ state, page }: OrdersPlace): string {
  const query = new URLSearchParams()
  if (state !== null) query.set(orderStateKey, names[state])
  if (page > 1) query.set(pageKey, String(page))
  return query.size === 0 ? paths.accountOrders : `${paths.accountOrders}?${query}`
}
