import { lt, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import {
  logInFailures,
  oneTimeTokens,
  sessions,
  socialAttempts,
} from "../../database/schema/accounts.ts"
import { failureMemoryHours } from "./log-in-limits.ts"

/** Days that an ended session is remembered, so that its device stays a known one. */
const sessionMemoryDays = 180

/** Days that a code or a log-in at Google or Facebook is kept after its time, to look into trouble. */
const codeMemoryDays = 7

/** Deletes what accounts leave behind: sessions, codes, attempts and failures long over. */
export async function deleteLeftovers(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const whenSessionsEnded: SQL = sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`
  await database
    .delete(sessions)
    .where(lt(whenSessionsEnded, daysAgo(sessionMemoryDays).toISOString()))
  await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, daysAgo(codeMemoryDays)))
  await database.delete(socialAttempts).where(lt(socialAttempts.expiresAt, daysAgo(codeMemoryDays)))
  await database
    .delete(logInFailures)
    .where(lt(logInFailures.lastFailureAt, daysAgo(failureMemoryHours / 24)))
}
