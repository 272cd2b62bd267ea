import { accessLogDays } from "@wara/domain/staff/staff-action"
import { days } from "@wara/domain/time"
import { and, lt, ne, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { type Batches, deleteInBatches } from "../database/delete-in-batches.ts"
import { auditEntries } from "../database/schema/administration.ts"

/** Records that a member of the team entered the panel, within the transaction of the log-in. */
export async function recordPanelLogIn(
  transaction: Database,
  entered: { userId: number; hasSecondFactor: boolean; requestId: string },
): Promise<void> {
  const { hasSecondFactor, requestId, userId } = entered
  await transaction.insert(auditEntries).values({
    kind: "log-in",
    actorId: userId,
    action: "panel.log-in",
    subjectKind: "users",
    subjectId: String(userId),
    after: { second_factor: hasSecondFactor, request: requestId },
  })
}

/**
 * Records a refused log-in to the panel if the address is that of a team member. Nothing is recorded
 * of other addresses: typed ones are personal data, and anybody could fill the trail with them.
 */
export async function recordRefusedLogIn(
  database: Database,
  refused: { email: string; reason: string; requestId: string },
): Promise<void> {
  const { email, reason, requestId } = refused
  const after = JSON.stringify({ reason, request: requestId })
  await database.transaction(async (transaction) => {
    // The same work for every address: no answer may take longer because a disk stored the entry.
    await transaction.execute(sql`set local synchronous_commit = off`)
    await transaction.execute(sql`
      insert into audit_entries (kind, actor_kind, action, subject_kind, subject_id, after)
      select 'log-in', 'visitor', 'panel.refuse-log-in', 'users', id::text, ${after}::jsonb
      from users where email = ${email} and role <> 'user' and deleted_at is null`)
  })
}

/** Deletes log-ins and readings that are a year old, in batches. Returns how many. */
export function deleteOldAccess(database: Database, now: Date, batches?: Batches): Promise<number> {
  const before = new Date(now.getTime() - days(accessLogDays))
  const due = and(ne(auditEntries.kind, "action"), lt(auditEntries.createdAt, before))
  return deleteInBatches(database, auditEntries, due, batches)
}
