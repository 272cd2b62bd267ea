import { formatMoney } from "@wara/domain/money/format-money"
import { orderTotal } from "@wara/domain/orders/order-items"
import type { BillItem } from "./checkout-items.ts"
import { checkoutPageTexts as texts } from "./checkout-texts.ts"

function Row(props: { name: string; amount: number; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.className ?? ""}`}>
      <dt className="min-w-0">{props.name}</dt>
      <dd className="shrink-0 tabular-nums">{formatMoney(props.amount, "CLP")}</dd>
    </div>
  )
}

/** What will be paid: each thing with its price, and net and IVA of the whole. */
export function OrderBill({ items }: { items: BillItem[] }) {
  if (items.length === 0) return <p className="text-ink-soft">{texts.nothing}</p>
  const { net, iva, gross } = orderTotal(items)
  return (
    <dl className="flex flex-col gap-2">
      {items.map(({ name, price }) => (
        <Row key={name} name={name} amount={price} />
      ))}
      <Row
        name={texts.net}
        amount={net}
        className="mt-1 border-line border-t pt-3 text-ink-soft text-sm"
      />
      <Row name={texts.iva} amount={iva} className="text-ink-soft text-sm" />
      <Row
        name={texts.total}
        amount={gross}
        className="mt-1 border-line border-t pt-3 font-semibold text-xl"
      />
    </dl>
  )
}
