import { splitIva } from "@wara/domain/money/money"
import type { AppContext } from "../../../app-context.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { taxDocumentMail } from "../../../emails/tax-document.ts"
import { queueMail, queueTaxDocument } from "../../../queue/enqueue.ts"
import { addEvent, findBuyer, findOrder, listItems, type StoredOrder } from "../order-store.ts"
import {
  changeTaxDocument,
  findTaxDocument,
  insertTaxDocument,
  lockTaxDocument,
  type StoredTaxDocument,
  storePdf,
} from "../tax-document-store.ts"

/**
 * Requests a pending document from the issuer. A document that the team attached or waived
 * meanwhile stays as it is, and a repeated request issues no second one.
 */
export async function issueTaxDocument(
  { config, database, taxDocuments }: Pick<AppContext, "config" | "database" | "taxDocuments">,
  taxDocumentId: number,
  now: Date,
): Promise<void> {
  const document = await findTaxDocument(database, taxDocumentId)
  if (document?.state !== "pending") return
  const order = await findOrder(database, { id: document.orderId })
  if (!order?.paidAt || order.buyOrder === null) {
    throw new Error(`order ${document.orderId} is not paid`)
  }
  const result = await taxDocuments.issue({
    documentId: document.documentId,
    kind: document.kind,
    buyOrder: order.buyOrder,
    paidAt: order.paidAt,
    items: await listItems(database, order.id),
    amount: splitIva(document.amount),
    buyer: { name: order.buyerName, email: order.buyerEmail },
    invoice: order.invoice,
  })
  if (result.state === "stored") {
    await addEvent(database, order.id, "tax-document", { state: "stored" })
    return
  }
  await database.transaction(async (transaction) => {
    const locked = await lockTaxDocument(transaction, taxDocumentId)
    if (locked?.state !== "pending") return
    const { folio, pdf } = result
    const issue = { folio, pdf, actorId: null }
    await completeTaxDocument(transaction, config, { document: locked, order, issue }, now)
  })
}

/** Folio and PDF of an issued document, and the actor who attached them; null for the issuer. */
type IssuedDocument = { folio: string; pdf: Buffer | null; actorId: number | null }

/**
 * Sets folio and PDF of a locked document and notifies the buyer, within the caller's transaction.
 * The same folio again only replaces the PDF and sends no second mail.
 */
export async function completeTaxDocument(
  transaction: Database,
  config: Config,
  {
    document,
    issue,
    order,
  }: { document: StoredTaxDocument; order: StoredOrder; issue: IssuedDocument },
  now: Date,
): Promise<void> {
  const { actorId, folio, pdf } = issue
  const { id, kind } = document
  if (document.folio === folio) {
    if (pdf !== null) await storePdf(transaction, id, pdf)
    return
  }
  const issued = { state: "issued", folio, issuedAt: now, actorId, waivedReason: null } as const
  await changeTaxDocument(transaction, id, issued)
  if (pdf !== null) await storePdf(transaction, id, pdf)
  await addEvent(transaction, order.id, "tax-document", { state: "issued", kind, number: folio })
  const buyer = await findBuyer(transaction, order.ownerId)
  if (buyer === null) return
  const mail = taxDocumentMail(config, { ...order, buyer, kind, folio, hasPdf: pdf !== null })
  await queueMail(transaction, `tax-document:${id}:${folio}`, mail, { always: true })
}

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
