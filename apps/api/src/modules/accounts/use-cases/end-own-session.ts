import type { Database } from "../../../database/database.ts"
import { endOwnSession as end } from "../session-store.ts"

export async function endOwnSession(
  database: Database,
  own: { userId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await end(database, own, now)
}
