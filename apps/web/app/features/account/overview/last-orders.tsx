import type { Order } from "@wara/contract/order"
import { paths } from "@wara/domain/site/paths"
import { ReceiptText } from "lucide-react"
import { Link } from "react-router"
import { Panel } from "../frame/panel.tsx"
import { OrderRows } from "../orders/order-rows.tsx"
import { overviewTexts } from "./overview-texts.ts"

/** The newest orders; null when they could not be had. */
export function LastOrders({ orders }: { orders: Order[] | null }) {
  if (orders === null || orders.length === 0) {
    return (
      <Panel title={overviewTexts.orders}>
        <p className="flex gap-3 text-ink-soft text-sm">
          <ReceiptText aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          {orders === null ? overviewTexts.ordersFailed : overviewTexts.noOrders}
        </p>
      </Panel>
    )
  }
  return (
    <Panel
      title={overviewTexts.orders}
      action={
        <Link
          to={paths.accountOrders}
          className="-my-3 inline-flex min-h-11 items-center text-sky text-sm hover:underline"
        >
          {overviewTexts.allOrders}
        </Link>
      }
    >
      <div className="-my-3">
        <OrderRows orders={orders} />
      </div>
    </Panel>
  )
}
