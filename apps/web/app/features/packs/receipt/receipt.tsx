import type { Order } from "@wara/contract/order"
import { formatRut } from "@wara/domain/accounts/rut"
import { formatMoney } from "@wara/domain/money/money"
import { Printer } from "lucide-react"
import { useEffect, useId, useState } from "react"
import { Star } from "../../../ui/star.tsx"
import { receiptTexts, receiptTexts as texts } from "../texts.ts"
import { documentFacts, type Fact, paymentFacts, paymentOf } from "./payment-facts.ts"

/**
 * An order with its payment, to keep; the only printed part of its page. An unpaid order says that
 * it is not a receipt.
 */
export function Receipt({ order, shop }: { order: Order; shop: string }) {
  const id = useId()
  const wasPaid = paymentOf(order) !== null
  const invoice = order.invoice && { ...order.invoice, rut: formatRut(order.invoice.rut) }
  return (
    <section
      aria-labelledby={id}
      className="print-alone flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="flex items-center gap-2.5 text-lg">
          <Star className="size-5 text-copper" />
          {wasPaid ? texts.title : texts.unpaidTitle}
        </h2>
        {wasPaid ? <PrintButton /> : null}
      </div>
      <Facts facts={paymentFacts(order, shop)} />
      <Amounts order={order} />
      <Facts facts={documentFacts({ ...order, invoice })} />
      <p className="text-ink-soft text-sm">{wasPaid ? texts.note : texts.unpaidNote}</p>
    </section>
  )
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y text-sm">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid gap-x-4 py-2 min-[26rem]:grid-cols-[11rem_minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Amounts({ order }: { order: Order }) {
  const rows = [
    ...order.items.map(({ name, price }) => ({ name, amount: price })),
    { name: texts.net, amount: order.net },
    { name: texts.iva, amount: order.iva },
  ]
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {rows.map(({ name, amount }, place) => (
        <Amount
          key={name}
          name={name}
          amount={amount}
          className={place < order.items.length ? "" : "text-ink-soft"}
        />
      ))}
      <Amount
        name={texts.total}
        amount={order.total}
        className="mt-1 border-line border-t pt-2 font-semibold text-lg"
      />
      {order.refunded > 0 ? <Amount name={texts.refunded} amount={-order.refunded} /> : null}
    </dl>
  )
}

function Amount(props: { name: string; amount: number; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${props.className ?? ""}`}>
      <dt className="min-w-0">{props.name}</dt>
      <dd className="shrink-0 tabular-nums">{formatMoney(props.amount, "CLP")}</dd>
    </div>
  )
}

/** Prints the page; hidden without JavaScript, where the browser's menu does the same. */
function PrintButton() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="button button-quiet text-sm print:hidden"
    >
      <Printer aria-hidden className="size-4" strokeWidth={1.75} />
      {receiptTexts.print}
    </button>
  )
}
