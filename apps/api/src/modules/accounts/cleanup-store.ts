import { days } from "@wara/domain/time"
import { lt, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import {
  logInFailures,
  oneTimeTokens,
  sessions,
  socialAttempts,
} from "../../database/schema/accounts.ts"
import { failureMemoryHours } from "./log-in-limits.ts"

/** Days that an ended session is kept, so that its device remains known. */
const sessionMemoryDays = 180

/** Days that an expired code or OAuth log-in is kept for troubleshooting. */
const codeMemoryDays = 7

/** Deletes expired account data: sessions, codes, attempts and failures. */
export async function deleteLeftovers(database: Database, now: Date): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - days(count))
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
