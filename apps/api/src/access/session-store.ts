import { and, eq, gt, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { prepareOnce } from "../database/prepare-once.ts"
import { sessions, users } from "../database/schema/accounts.ts"
import type { Viewer } from "./viewer.ts"

/**
 * Maximum minutes that `last_used_at` lags behind, because writing a row for every call would cost
 * too much.
 */
const minutesBehind = 5

/**
 * The person of a session that is neither expired nor revoked, the reason if the account is
 * blocked, and whether the session's use is due to be recorded.
 */
export async function findViewerByToken(
  database: Database,
  tokenHash: Buffer,
): Promise<{
  viewer: Viewer
  block: { reason: string | null } | null
  isUseOld: boolean
} | null> {
  const [found] = await sessionByToken(database).execute({ tokenHash })
  if (!found) return null
  const { blockedAt, reason, ...session } = found
  return { ...session, block: blockedAt === null ? null : { reason } }
}

/** Records the use of a session, once for any number of concurrent calls. */
export async function recordUse(database: Database, sessionId: number): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isUseOld))
}

const isUseOld = lt(sessions.lastUsedAt, sql`now() - make_interval(mins => ${minutesBehind}::int)`)

/** Read on every call of a logged-in person. */
const sessionByToken = prepareOnce((database) =>
  database
    .select({
      viewer: { id: users.id, role: users.role, pro: users.pro, sessionId: sessions.id },
      isUseOld: sql<boolean>`${isUseOld}`,
      blockedAt: users.blockedAt,
      reason: users.blockedReason,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql`now()`),
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare("session_by_token"),
)
