import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { taxDocumentMail } from "../../../emails/tax-document.ts"
import { queueMail } from "../../../queue/queue-mail.ts"
import { findBuyer } from "../checkout-store.ts"
import { addEvent, type StoredOrder } from "../order-store.ts"
import { changeTaxDocument, type StoredTaxDocument, storePdf } from "../tax-document-store.ts"

/** Folio and PDF of an issued document, and the actor who attached them; null for the issuer. */
export type IssuedDocument = { folio: string; pdf: Buffer | null; actorId: number | null }

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
  await queueMail(transaction, `tax-document:${id}:${folio}`, mail)
}
