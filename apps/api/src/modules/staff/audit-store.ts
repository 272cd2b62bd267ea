import type { Database } from "../../database/database.ts"
import { auditEntries } from "../../database/schema/administration.ts"

export async function insertAuditEntry(
  transaction: Database,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(auditEntries).values(entry)
}
