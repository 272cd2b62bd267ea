import type { Viewer } from "../../../access/viewer.ts"
import type { Database } from "../../../database/database.ts"
import { endOwnSession } from "../../accounts/use-cases/end-own-session.ts"

export async function endPanelSession(
  database: Database,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  await endOwnSession(database, { userId: viewer.id, sessionId: viewer.sessionId }, now)
}
