import type { Order } from "@wara/contract/order"
import { orderMeaning } from "@wara/domain/orders/order-meaning"
import { paths } from "@wara/domain/site/paths"
import { ArrowLeft } from "lucide-react"
import { Link } from "react-router"
import { PageHead } from "../frame/page-head.tsx"
import { OrderStateTag } from "./order-state-tag.tsx"
import { orderTexts } from "./order-texts.ts"

export function OrderHead(props: { order: Order; next: { to: string; text: string } | null }) {
  const { order, next } = props
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Link
        to={paths.accountOrders}
        className="-mt-2 inline-flex min-h-11 items-center gap-2 self-start text-sky text-sm hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {orderTexts.back}
      </Link>
      <PageHead title={orderTexts.order(order.buy_order)} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OrderStateTag state={order.state} />
        <span className="text-ink-soft">{orderMeaning(order)}</span>
      </p>
      {next === null ? null : (
        <Link to={next.to} className="button button-primary self-start text-sm">
          {next.text}
        </Link>
      )}
    </div>
  )
}
