import type { Order } from "@wara/contract/order"
import { formatMoney, formatNumber } from "@wara/domain/money/money"
import { paymentTypeTexts } from "@wara/domain/orders/order-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { receiptTexts as texts } from "../texts.ts"

export type Fact = { name: string; value: string }

/** The payment of a paid order; null while it is unpaid, even if Webpay reported one. */
export function paymentOf({ paid_at, payment }: Order): Order["payment"] {
  return paid_at === null ? null : payment
}

/** What was bought, in one line. */
export function descriptionOf({ items }: Pick<Order, "items">): string {
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
export function paymentFacts(order: Order, shop: string): Fact[] {
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
export function documentFacts({ buyer, is_invoice, invoice }: Order): Fact[] {
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
