import { type ConsentKind, consentVersion } from "@wara/domain/accounts/consent"
import { and, eq, gt, isNotNull, isNull, ne } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { consents, emailChanges, users } from "../../database/schema/accounts.ts"

/**
 * Whether an e-mail has an account, in any letter case, or belonged to one that can still reclaim
 * it: a thief who changed it must not block its owner from undoing that. `exceptUserId` is the
 * account that reclaims it.
 */
export async function isEmailTaken(
  database: Database,
  email: string,
  now: Date,
  exceptUserId = 0,
): Promise<boolean> {
  const owners = await database.$count(users, eq(users.email, email))
  if (owners > 0) return true
  const returning = and(
    eq(emailChanges.oldEmail, email),
    ne(emailChanges.userId, exceptUserId),
    isNotNull(emailChanges.confirmedAt),
    isNull(emailChanges.endedAt),
    gt(emailChanges.stoppableUntil, now),
  )
  return (await database.$count(emailChanges, returning)) > 0
}

/**
 * Stores a new user; null when the e-mail or the username is taken, even by a concurrent request.
 */
export async function insertUser(
  transaction: Database,
  user: typeof users.$inferInsert,
): Promise<number | null> {
  const [stored] = await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return stored?.id ?? null
}

/** Stores the consents of a new user, with their versions. */
export async function insertConsents(
  transaction: Database,
  userId: number,
  kinds: readonly ConsentKind[],
  now: Date,
): Promise<void> {
  const given = { userId, granted: true, version: consentVersion, createdAt: now }
  await transaction.insert(consents).values(kinds.map((kind) => ({ ...given, kind })))
}
