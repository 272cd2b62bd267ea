import type { AccountSummary } from "@wara/contract/account"
import type { Order } from "@wara/contract/order"
import type { OrderState } from "@wara/domain/orders/order-state"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { paths } from "@wara/domain/site/paths"
import { CircleCheck, RotateCcw } from "lucide-react"
import { Link } from "react-router"
import { Receipt } from "../receipt/receipt.tsx"
import { grantedCredits } from "./granted-credits.ts"
import { paymentResultTexts as texts } from "./result-texts.ts"

function titleOf(state: OrderState): string {
  if (state === "partially_refunded") return texts.partlyRefundedTitle
  return state === "refunded" ? texts.refundedTitle : texts.thanksTitle
}

/** A payment that arrived: what it brought, what one can do now, and the receipt. */
export function ThanksView(props: {
  order: Order
  credits: AccountSummary["credits"]
  shop: string
}) {
  const { order, credits } = props
  const isPaid = order.state === "paid"
  const Icon = isPaid ? CircleCheck : RotateCcw
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-12">
      <div className="flex max-w-text flex-col items-start gap-3 print:hidden">
        <Icon
          aria-hidden
          className={`size-10 ${isPaid ? "text-ok" : "text-ink-soft"}`}
          strokeWidth={1.5}
        />
        <h1 className="text-2xl md:text-3xl">{titleOf(order.state)}</h1>
        <p className="text-lg">
          {isPaid ? texts.granted(grantedCredits(order)) : orderStateTexts[order.state].meaning}{" "}
          {texts.balance(credits)}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link to={paths.postAd} className="button button-primary">
            {texts.publish}
          </Link>
          <Link to={paths.accountOrders} className="button button-quiet">
            {texts.orders}
          </Link>
        </div>
      </div>
      <Receipt order={order} shop={props.shop} />
    </div>
  )
}
