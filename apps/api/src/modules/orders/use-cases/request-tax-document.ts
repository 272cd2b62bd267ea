import type { Database } from "../../../database/database.ts"
import { queueTaxDocument } from "../../../queue/queue-tax-document.ts"
import type { StoredOrder } from "../order-store.ts"
import { insertTaxDocument } from "../tax-document-store.ts"

/**
 * Puts the boleta or factura of a paid order among those to be issued and asks the issuer for it, once;
 * part of the caller's transaction.
 */
export async function requestSaleDocument(
  transaction: Database,
  { id: orderId, isInvoice, total: amount }: Pick<StoredOrder, "id" | "isInvoice" | "total">,
): Promise<void> {
  const kind = isInvoice ? "invoice" : "receipt"
  const id = await insertTaxDocument(transaction, { orderId, refundId: null, kind, amount })
  if (id !== null) await queueTaxDocument(transaction, id)
}

/** The same for the credit note of money that went back. */
export async function requestCreditNote(
  transaction: Database,
  { amount, id: refundId, orderId }: { id: number; orderId: number; amount: number },
): Promise<void> {
  const document = { orderId, refundId, kind: "credit_note", amount } as const
  const id = await insertTaxDocument(transaction, document)
  if (id !== null) await queueTaxDocument(transaction, id)
}
