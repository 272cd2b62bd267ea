import type { Database } from "../../database/database.ts"
import { auditEntries } from "../../database/schema/administration.ts"

/** Writes one action of the team down. */
export async function insertAuditEntry(
  transaction: Database,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(auditEntries).values(entry)
}
