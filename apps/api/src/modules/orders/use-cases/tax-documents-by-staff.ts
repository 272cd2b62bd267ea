import { DomainError } from "@wara/domain/errors"
import { taxDocumentTexts } from "@wara/domain/orders/order-texts"
import type { StaffActionName } from "@wara/domain/staff/staff-action"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { brokenUniqueConstraint } from "../../../database/database-errors.ts"
import { findOrder, type StoredOrder } from "../order-store.ts"
import {
  changeTaxDocument,
  lockTaxDocument,
  type StoredTaxDocument,
} from "../tax-document-store.ts"
import { completeTaxDocument } from "./issue-tax-document.ts"

/**
 * Attaches folio and PDF and records that, in one transaction. Throws the errors of
 * `attachTaxDocument`.
 */
export async function attachByStaff(
  { config, database }: Pick<AppContext, "config" | "database">,
  attachment: Parameters<typeof attachTaxDocument>[2],
  now: Date,
): Promise<void> {
  const { actorId, folio } = attachment
  await database.transaction(async (transaction) => {
    const before = await attachTaxDocument(transaction, config, attachment, now)
    await record(transaction, before, { actorId, action: "tax-document.attach", after: { folio } })
  })
}

/**
 * Waives a document and records that, in one transaction. Throws the errors of `waiveTaxDocument`.
 */
export async function waiveByStaff(
  { database }: Pick<AppContext, "database">,
  waiver: { id: number; actorId: number; reason: string },
): Promise<void> {
  const { actorId, reason } = waiver
  await database.transaction(async (transaction) => {
    const before = await waiveTaxDocument(transaction, waiver)
    await record(transaction, before, { actorId, action: "tax-document.waive", after: { reason } })
  })
}

const record = (
  transaction: Database,
  { document, order }: TaxDocumentBefore,
  { action, actorId, after }: { actorId: number; action: StaffActionName; after: object },
) =>
  recordAction(transaction, {
    actorId,
    action,
    subject: { kind: "tax-documents", id: document.id, name: order.buyOrder ?? "" },
    before: { kind: document.kind, folio: document.folio },
    after: { kind: document.kind, ...after },
  })

type TaxDocumentBefore = { document: StoredTaxDocument; order: StoredOrder }

/**
 * Attaches or corrects the folio and PDF of a document that was issued elsewhere, within the
 * caller's transaction; idempotent. Returns the document as it was. Throws NotFoundError, and
 * ConflictError when its folio differs from the one that the person saw or belongs to another
 * document.
 */
async function attachTaxDocument(
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
async function waiveTaxDocument(
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
