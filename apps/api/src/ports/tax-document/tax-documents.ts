import type { TaxedAmount } from "@wara/domain/money/money"
import type { Invoice } from "@wara/domain/orders/checkout-schema"
import type { OrderItem } from "@wara/domain/orders/quote"
import type { TaxDocumentKind } from "@wara/domain/orders/tax-document"

/** A boleta, factura or credit note as an issuer needs it; amounts in whole pesos (CLP). */
export type TaxDocument = {
  /** Identifies the document at the issuer: the same one is never issued twice. */
  documentId: string
  kind: TaxDocumentKind
  buyOrder: string
  paidAt: Date
  items: readonly OrderItem[]
  amount: TaxedAmount
  buyer: { name: string; email: string }
  /** Null means a boleta. The commune is given by name. */
  invoice: (Omit<Invoice, "commune"> & { commune: string }) | null
}

/** stored: nothing was issued, the team issues by hand. issued: under this folio, with its PDF if any. */
export type TaxDocumentResult =
  | { state: "stored" }
  | { state: "issued"; folio: string; pdf: Buffer | null }

/** Issues tax documents. A repeated request for the same `documentId` issues no second document. */
export type TaxDocuments = { issue: (document: TaxDocument) => Promise<TaxDocumentResult> }

/** Issues nothing: the team issues the pending documents by hand until an issuer is connected. */
export function createStoredTaxDocuments(): TaxDocuments {
  return { issue: async () => ({ state: "stored" }) }
}
