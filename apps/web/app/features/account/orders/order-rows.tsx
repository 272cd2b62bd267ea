import type { Order } from "@wara/contract/order"
import type { OrderState } from "@wara/domain/orders/order"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { orderPath } from "@wara/domain/site/paths"
import ChevronRight from "lucide-react/icons/chevron-right"
import { Link } from "react-router"
import { orderTexts } from "./texts.ts"

const dots: Record<OrderState, string> = {
  created: "bg-sky",
  redirected: "bg-sky",
  paid: "bg-ok",
  rejected: "bg-bad",
  aborted: "bg-line-strong",
  timed_out: "bg-line-strong",
  failed: "bg-bad",
  refunded: "bg-warn",
  partially_refunded: "bg-warn",
}

export function OrderStateTag({ state }: { state: OrderState }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium text-sm">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
      {orderStateTexts[state].name}
    </span>
  )
}

export function OrderRows({ orders }: { orders: Order[] }) {
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.documentId}>
          <Link
            to={orderPath(order.documentId)}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3.5"
          >
            <span className="min-w-0">
              <span className="block font-medium group-hover:text-copper-strong">
                {order.items.map(({ name }) => name).join(" + ")}
              </span>
              <span className="block text-ink-soft text-sm">
                {orderTexts.date(order.createdAt)} ·{" "}
                <span className="whitespace-nowrap tabular-nums">{order.buy_order}</span>
              </span>
              <span className="mt-1 block">
                <OrderStateTag state={order.state} />
              </span>
            </span>
            <span className="flex items-center gap-2">
              <span className="font-semibold tabular-nums">{orderTexts.money(order.total)}</span>
              <ChevronRight aria-hidden className="size-4 text-ink-soft" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
