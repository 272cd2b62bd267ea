import { splitIva } from "@wara/domain/money/iva"
import type { AppContext } from "../../../app-context.ts"
import { addEvent, findOrder, listItems } from "../order-store.ts"
import { findTaxDocument, lockTaxDocument } from "../tax-document-store.ts"
import { completeTaxDocument } from "./complete-tax-document.ts"

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
