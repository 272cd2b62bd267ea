import type { OrderState } from "@wara/domain/orders/order-state"
import { orderStateTexts } from "@wara/domain/orders/order-texts"

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
