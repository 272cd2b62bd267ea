import { panelIdleMinutes } from "@wara/domain/staff/panel-session"
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { prepareOnce } from "../database/prepare-once.ts"
import { sessions, users } from "../database/schema/accounts.ts"
import type { PanelAccess, Viewer } from "./viewer.ts"

/**
 * Maximum minutes that `last_used_at` lags behind, because writing a row for every call would cost
 * too much.
 */
const minutesBehind = 5

/** The same for the panel, whose sessions end when they are not used. */
const panelMinutesBehind = 1

/**
 * The person of a session that is neither expired nor revoked, the reason if the account is
 * blocked, and whether the session's use is due to be recorded.
 */
export async function findViewerByToken(
  database: Database,
  tokenHash: Buffer,
): Promise<{
  viewer: Omit<Viewer, "panel">
  panel: Omit<PanelAccess, "isComplete"> | null
  block: { reason: string | null } | null
  isUseOld: boolean
} | null> {
  const [found] = await sessionByToken(database).execute({ tokenHash })
  if (!found) return null
  const { blockedAt, isPanel, panel, reason, ...session } = found
  return {
    ...session,
    panel: isPanel ? panel : null,
    block: blockedAt === null ? null : { reason },
  }
}

/** Records the use of a session that did not end, once for any number of concurrent calls. */
export async function recordUse(database: Database, sessionId: number): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), isUseOld))
}

const isUseOld = lt(
  sessions.lastUsedAt,
  sql`now() - make_interval(mins =>
    case when ${sessions.panel} then ${panelMinutesBehind}::int else ${minutesBehind}::int end)`,
)

/** Sessions of the panel end when they are not used. */
const isInUse = sql`(not ${sessions.panel}
  or ${sessions.lastUsedAt} > now() - make_interval(mins => ${panelIdleMinutes}::int))`

/** Read on every call of a logged-in person. */
const sessionByToken = prepareOnce((database) =>
  database
    .select({
      viewer: { id: users.id, role: users.role, pro: users.pro, sessionId: sessions.id },
      isPanel: sessions.panel,
      panel: { confirmedAt: sessions.confirmedAt, hasSecondFactor: sessions.hasSecondFactor },
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
        isInUse,
      ),
    )
    .prepare("session_by_token"),
)
