import type { StaffActionName } from "@wara/domain/staff/staff-action"
import type { Database } from "../../../database/database.ts"
import { insertAuditEntry } from "../audit-store.ts"

/** What somebody of the team did: to what, how it was before and how it is now. */
export type StaffAction = {
  actorId: number
  action: StaffActionName
  /** People have no name here: what is written stays when their account is erased. */
  subject: { kind: string; id: number | string; name: string }
  before: unknown
  after: unknown
}

/** Writes an action of the team into the audit trail; part of the transaction that does it. */
export async function recordAction(transaction: Database, action: StaffAction): Promise<void> {
  const { actorId, before, after, subject } = action
  await insertAuditEntry(transaction, {
    actorId,
    action: action.action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectName: subject.name,
    before,
    after,
  })
}
