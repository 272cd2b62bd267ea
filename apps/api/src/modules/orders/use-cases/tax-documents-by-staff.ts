import type { StaffActionName } from "@wara/domain/staff/staff-action"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import {
  attachTaxDocument,
  type TaxDocumentBefore,
  waiveTaxDocument,
} from "./attach-tax-document.ts"

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
