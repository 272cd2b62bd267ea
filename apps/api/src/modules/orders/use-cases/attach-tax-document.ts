import { DomainError } from "@wara/domain/errors"
import { taxDocumentTexts } from "@wara/domain/orders/tax-document-texts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { brokenUniqueConstraint } from "../../../database/unique-violation.ts"
import { findOrder, type StoredOrder } from "../order-store.ts"
import {
  changeTaxDocument,
  lockTaxDocument,
  type StoredTaxDocument,
} from "../tax-document-store.ts"
import { completeTaxDocument } from "./complete-tax-document.ts"

export type TaxDocumentBefore = { document: StoredTaxDocument; order: StoredOrder }

/**
 * Attaches or corrects the folio and PDF of a document that was issued elsewhere, within the
 * caller's transaction; idempotent. Returns the document as it was. Throws NotFoundError, and
 * ConflictError when its folio differs from the one that the person saw or belongs to another
 * document.
 */
export async function attachTaxDocument(
  transaction: Database,
  config: Config,
  attachment: { id: number; actorId: number; folio: string; pdf: Buffer; replaces: string | null },
  now: Date,
): Promise<TaxDocumentBefore> {
  const { actorId, folio, pdf, replaces } = attachment
  const before = await lockWithOrder(transaction, attachment.id)
  const { document } = before
  const isRepeated = document.folio === folio
  if (document.folio !== replaces && !isRepeated) throw changedMeanwhile()
  const issue = { folio, pdf, actorId }
  try {
    await completeTaxDocument(transaction, config, { ...before, issue }, now)
  } catch (error) {
    if (brokenUniqueConstraint(error) !== "tax_documents_folio") throw error
    throw new DomainError("ConflictError", "folio: already belongs to another document", [
      { path: ["folio"], message: taxDocumentTexts.folioTaken },
    ])
  }
  return before
}

/**
 * Marks a pending document as not to be issued, with the reason, within the caller's transaction.
 * Throws NotFoundError, and ConflictError when it is not pending any more.
 */
export async function waiveTaxDocument(
  transaction: Database,
  { actorId, id, reason }: { id: number; actorId: number; reason: string },
): Promise<TaxDocumentBefore> {
  const before = await lockWithOrder(transaction, id)
  if (before.document.state !== "pending") throw changedMeanwhile()
  await changeTaxDocument(transaction, id, { state: "waived", waivedReason: reason, actorId })
  return before
}

async function lockWithOrder(transaction: Database, id: number): Promise<TaxDocumentBefore> {
  const document = await lockTaxDocument(transaction, id)
  const order = document && (await findOrder(transaction, { id: document.orderId }))
  if (!document || !order) throw new DomainError("NotFoundError", "Tax document not found")
  return { document, order }
}

function changedMeanwhile(): DomainError {
  return new DomainError("ConflictError", "The tax document was changed by another user", [
    { path: ["replaces"], message: taxDocumentTexts.changedMeanwhile },
  ])
}
