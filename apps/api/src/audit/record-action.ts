import type { StaffActionName } from "@wara/domain/staff/staff-action"
import { hours, inSeconds } from "@wara/domain/time"
import type { FastifyRequest } from "fastify"
import { requireStaff } from "../access/require-role.ts"
import { countCall } from "../database/count-call.ts"
import type { Database } from "../database/database.ts"
import { auditEntries } from "../database/schema/administration.ts"

/** An action of the team, or of a rule: its subject, and the state before and after it. */
export type StaffAction = {
  /** Null when the system acts by itself. */
  actorId: number | null
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
    actorKind: entry.actorId === null ? "system" : "staff",
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectName: subject.name,
  })
}

/** Twenty pages of a list: more than a team member normally reads in an hour. */
const many = 500
const windowSeconds = inSeconds(hours(1))

/**
 * Counts the personal records a team member reads, in lists or one by one. Writes an audit entry
 * when the count exceeds the threshold within an hour, and again for every further multiple of it.
 */
async function recordBulkReading(
  database: Database,
  reading: { actorId: number; what: "users" | "orders" | "leads"; records: number },
): Promise<void> {
  const { actorId, records, what } = reading
  if (records === 0) return
  await database.transaction(async (transaction) => {
    const key = `bulk-reading:${what}:${actorId}`
    const { count } = await countCall(transaction, key, windowSeconds, records)
    if (Math.floor(count / many) === Math.floor((count - records) / many)) return
    await recordAction(transaction, {
      actorId,
      action: `${what}.read-many`,
      subject: { kind: what, id: "", name: "" },
      before: null,
      after: { count },
    })
  })
}

/** Counts how many personal records of a collection the team reads. */
export const countReads = (database: Database, what: "users" | "orders" | "leads") => ({
  beforeAnswer: (request: FastifyRequest, records: number) =>
    recordBulkReading(database, { actorId: requireStaff(request).id, what, records }),
})
