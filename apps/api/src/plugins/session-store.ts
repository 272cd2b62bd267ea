import { and, eq, gt, isNull, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { sessions, users } from "../database/schema/accounts.ts"
import type { Viewer } from "./viewer.ts"

/** The person of a session that is neither over, revoked nor of a blocked account. */
export async function findViewerByToken(
  database: Database,
  tokenHash: Buffer,
): Promise<Viewer | null> {
  const [viewer] = await database
    .select({ id: users.id, role: users.role, pro: users.pro, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, sql`now()`),
        isNull(sessions.revokedAt),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
  return viewer ?? null
}
