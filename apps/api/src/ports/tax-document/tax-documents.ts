import type { TaxedAmount } from "@wara/domain/money/iva"
import type { Invoice } from "@wara/domain/orders/invoice-schema"
import type { OrderItem } from "@wara/domain/orders/order-items"

/** A paid order as a boleta or factura needs it; amounts in whole pesos (CLP). */
export type TaxDocument = {
  buyOrder: string
  paidAt: Date
  items: readonly OrderItem[]
  amount: TaxedAmount
  buyer: { name: string; email: string }
  /** Null is a boleta. The commune is its name. */
  invoice: (Omit<Invoice, "commune"> & { commune: string }) | null
}

/** stored: nothing was issued, the order keeps what issuing needs. issued: under this number. */
export type TaxDocumentResult = { state: "stored" } | { state: "issued"; number: string }

/** Who issues boletas and facturas (CHILE §5.3). Asked again about an order, it issues no second one. */
export type TaxDocuments = { issue: (document: TaxDocument) => Promise<TaxDocumentResult> }
