import type { Order } from "@wara/contract/order"
import { orderTotal } from "@wara/domain/orders/quote"
import { buildRecord } from "./sequence.ts"

/**
 * By default a paid order of 15 ads by debit card; net, IVA and total are computed from its items.
 */
export function buildOrder(given: Partial<Order> = {}): Order {
  const record = buildRecord()
  const items = given.items ?? [
    {
      kind: "pack" as const,
      name: "15 anuncios",
      price: 69_990,
      ads: 15,
      featured: 1,
      days: 15,
    },
  ]
  const { gross: total, iva, net } = orderTotal(items)
  return {
    ...record,
    buy_order: `W20261121-${record.id}`,
    state: "paid",
    items,
    net,
    iva,
    total,
    refunded: 0,
    is_invoice: false,
    invoice: null,
    buyer: { name: "Ana Soto", email: "ana@faena.cl" },
    payment: {
      authorization_code: "1213",
      payment_type_code: "VD",
      card_number: "7763",
      installments_number: 0,
      installments_amount: null,
      transaction_date: "2026-11-21T17:35:00.000Z",
      response_code: 0,
    },
    ad: null,
    ad_intent: given.ad ? "publish" : null,
    ad_done: Boolean(given.ad),
    feature_ad: false,
    tax_documents: [],
    createdAt: "2026-11-21T17:30:00.000Z",
    paid_at: "2026-11-21T17:35:00.000Z",
    ...given,
  }
}
