import type { StaffActionName } from "@wara/domain/staff/staff-action"
import type { Database } from "../database/database.ts"
import { auditEntries } from "../database/schema/administration.ts"

/** An action of the team: its subject, and the state before and after it. */
export type StaffAction = {
  actorId: number
  action: StaffActionName
  /** Never a person's name: the audit trail stays when their account is erased. */
  subject: { kind: string; id: number | string; name: string }
  before: unknown
  after: unknown
}

/** Records an action of the team in the audit trail, within the transaction of the action. */
export async function recordAction(transaction: Database, action: StaffAction): Promise<void> {
  const { subject, ...entry } = action
  await transaction.insert(auditEntries).values({
    ...entry,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectName: subject.name,
  })
}
