import { and, eq, gt, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"

/** Stores a ticket by its hash; the person's expired ones are deleted. */
export async function insertTicket(
  database: Database,
  ticket: { userId: number; tokenHash: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  const { now, userId, tokenHash, expiresAt } = ticket
  const ofPerson = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, "upload"))
  await database.delete(oneTimeTokens).where(and(ofPerson, lt(oneTimeTokens.expiresAt, now)))
  await database
    .insert(oneTimeTokens)
    .values({ userId, purpose: "upload", tokenHash, createdAt: now, expiresAt })
}

/**
 * Uses a ticket up and returns its person; null when it is unknown, used or expired, or the account
 * is closed.
 */
export async function useTicket(database: Database, tokenHash: Buffer): Promise<number | null> {
  const [used] = await database
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .from(users)
    .where(
      and(
        eq(users.id, oneTimeTokens.userId),
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, "upload"),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
    .returning({ userId: oneTimeTokens.userId })
  return used?.userId ?? null
}
