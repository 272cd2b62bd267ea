import type { Database } from "../../../database/database.ts"
import { queueTaxDocument } from "../../../queue/queue-tax-document.ts"
import type { StoredOrder } from "../order-store.ts"
import { insertTaxDocument } from "../tax-document-store.ts"

/**
 * Creates the pending boleta or factura of a paid order and queues its issuing, once; part of the
 * caller's transaction.
 */
export async function requestSaleDocument(
  transaction: Database,
  { id: orderId, isInvoice, total: amount }: Pick<StoredOrder, "id" | "isInvoice" | "total">,
): Promise<void> {
  const kind = isInvoice ? "invoice" : "receipt"
  const id = await insertTaxDocument(transaction, { orderId, refundId: null, kind, amount })
  if (id !== null) await queueTaxDocument(transaction, id)
}

/** Does the same for the credit note of refunded money. */
export async function requestCreditNote(
  transaction: Database,
  { amount, id: refundId, orderId }: { id: number; orderId: number; amount: number },
): Promise<void> {
  const document = { orderId, refundId, kind: "credit_note", amount } as const
  const id = await insertTaxDocument(transaction, document)
  if (id !== null) await queueTaxDocument(transaction, id)
}
