import type { Database } from "../../../database/database.ts"
import { endOwnSession as end } from "../session-store.ts"

/** Ends the session that a call came with. */
export async function endOwnSession(
  database: Database,
  own: { userId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await end(database, own, now)
}
