import type { Order } from "@wara/contract/order"
import { formatRut } from "@wara/domain/accounts/rut"
import { formatMoney, formatNumber } from "@wara/domain/money/money"
import { paymentTypeTexts } from "@wara/domain/orders/order-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import Printer from "lucide-react/icons/printer"
import { useEffect, useId, useState } from "react"
import { Star } from "../../../ui/star.tsx"
import { receiptTexts as texts } from "../texts.ts"

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
      {texts.print}
    </button>
  )
}

type Fact = { name: string; value: string }

/** The payment of a paid order; null while it is unpaid, even if Webpay reported one. */
function paymentOf({ paid_at, payment }: Order): Order["payment"] {
  return paid_at === null ? null : payment
}

/** What was bought, in one line. */
function descriptionOf({ items }: Pick<Order, "items">): string {
  return items.map(({ name }) => name).join(" + ")
}

/** Facts of the payment as reported by Webpay. An unknown code is shown as it is. */
function paidFacts(payment: NonNullable<Order["payment"]>): Fact[] {
  const { payment_type_code: code, installments_number, installments_amount } = payment
  const known = paymentTypeTexts[code]
  const count = installments_number ?? 0
  return [
    { name: texts.authorization, value: payment.authorization_code },
    { name: texts.date, value: formatMoment(new Date(payment.transaction_date)) },
    { name: texts.paymentType, value: known?.card ?? code },
    ...(known ? [{ name: texts.instalmentType, value: known.instalments }] : []),
    { name: texts.instalments, value: formatNumber(count, 0) },
    ...(count > 0 && installments_amount !== null
      ? [{ name: texts.instalmentAmount, value: formatMoney(installments_amount, "CLP") }]
      : []),
    { name: texts.card, value: texts.cardEnding(payment.card_number) },
  ]
}

/** Everything that the page of a payment's result must show. */
function paymentFacts(order: Order, shop: string): Fact[] {
  const { ad } = order
  const payment = paymentOf(order)
  return [
    { name: texts.order, value: order.buy_order },
    { name: texts.shop, value: shop },
    { name: texts.description, value: descriptionOf(order) },
    ...(ad ? [{ name: texts.ad, value: ad.name }] : []),
    {
      name: payment ? texts.amount : texts.amountUnpaid,
      value: texts.money(order.total),
    },
    ...(payment
      ? paidFacts(payment)
      : [{ name: texts.opened, value: formatMoment(new Date(order.createdAt)) }]),
  ]
}

/** The document's type and recipient. */
function documentFacts({ buyer, is_invoice, invoice }: Order): Fact[] {
  const bought = [
    { name: texts.buyer, value: `${buyer.name} · ${buyer.email}` },
    { name: texts.document, value: is_invoice ? texts.invoiceDocument : texts.receiptDocument },
  ]
  if (invoice === null) return bought
  return [
    ...bought,
    { name: texts.rut, value: invoice.rut },
    { name: texts.companyName, value: invoice.company_name },
    { name: texts.businessActivity, value: invoice.business_activity },
    { name: texts.address, value: `${invoice.address}, ${invoice.commune}` },
    { name: texts.email, value: invoice.email },
  ]
}
