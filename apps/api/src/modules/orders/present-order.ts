import type { Order } from "@wara/contract/order"
import type { StoredItem, StoredOrder } from "./order-store.ts"
import type { TaxDocumentOfOrder } from "./tax-document-store.ts"

export type AdOfOrder = { id: number; name: string; slug: string }

export function presentOrder(
  order: StoredOrder,
  {
    ad,
    documents,
    isAdDone,
    isAdFeatured,
    items,
  }: {
    items: readonly StoredItem[]
    ad: AdOfOrder | null
    documents: readonly TaxDocumentOfOrder[]
    /** Whether the paid order was applied to its ad. */
    isAdDone: boolean
    /** Whether the order features its ad as well, and could do so if it is paid. */
    isAdFeatured: boolean
  },
): Order {
  const { payment } = order
  return {
    id: order.id,
    documentId: order.documentId,
    buy_order: order.buyOrder ?? "",
    state: order.state,
    items: items.map(({ ads, days, featured, kind, name, price }) => {
      return { kind, name, price, ads, featured, days }
    }),
    net: order.net,
    iva: order.iva,
    total: order.total,
    refunded: order.refunded,
    is_invoice: order.isInvoice,
    invoice: order.invoice,
    buyer: { name: order.buyerName, email: order.buyerEmail },
    payment: payment && {
      authorization_code: payment.authorization_code,
      payment_type_code: payment.payment_type_code,
      card_number: payment.card_number,
      installments_number: payment.installments_number,
      installments_amount: payment.installments_amount,
      transaction_date: payment.transaction_date,
      response_code: payment.response_code,
    },
    ad,
    ad_intent: order.adIntent,
    ad_done: isAdDone,
    feature_ad: isAdFeatured,
    tax_documents: documents.map(({ documentId, folio, issuedAt, kind, pdfOf, state }) => {
      const issued_at = issuedAt?.toISOString() ?? null
      return { documentId, kind, state, folio, issued_at, has_pdf: pdfOf !== null }
    }),
    createdAt: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  }
}
