import { and, eq, gt, isNotNull, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { brokenUniqueConstraint } from "../../database/database-errors.ts"
import { emailChanges, users } from "../../database/schema/accounts.ts"

type EmailChangeRow = typeof emailChanges.$inferSelect

/**
 * Changes the e-mail of an account; false when another account has it, even from a concurrent
 * request.
 */
export async function storeEmail(
  transaction: Database,
  userId: number,
  email: string,
  confirmedAt: Date | null,
): Promise<boolean> {
  try {
    await transaction.transaction((savepoint) =>
      savepoint.update(users).set({ email, confirmedAt }).where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (brokenUniqueConstraint(error) === "users_email_unique") return false
    throw error
  }
}

export async function endOpenChange(
  transaction: Database,
  userId: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.endedAt),
      ),
    )
}

/** Stores an e-mail change for the new address to confirm. */
export async function insertEmailChange(
  transaction: Database,
  change: typeof emailChanges.$inferInsert,
): Promise<number> {
  const [row] = await transaction
    .insert(emailChanges)
    .values(change)
    .returning({ id: emailChanges.id })
  if (!row) throw new Error("an e-mail change was not stored")
  return row.id
}

/** The change that a code of the new address confirms; null for an invalid code. */
export async function findConfirmable(
  database: Database,
  confirmHash: Buffer,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await database
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.confirmHash, confirmHash),
        gt(emailChanges.expiresAt, now),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.endedAt),
      ),
    )
  return row ?? null
}

/** The change that a code of the old address cancels or undoes; null for an invalid code. */
export async function findStoppable(
  database: Database,
  stopHash: Buffer,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await database
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.stopHash, stopHash),
        gt(emailChanges.stoppableUntil, now),
        isNull(emailChanges.endedAt),
      ),
    )
  return row ?? null
}

/** Whether an older address of an account can still undo a completed change. */
export async function hasUndoableChange(
  database: Database,
  userId: number,
  now: Date,
): Promise<boolean> {
  const undoable = and(
    eq(emailChanges.userId, userId),
    isNotNull(emailChanges.confirmedAt),
    isNull(emailChanges.endedAt),
    gt(emailChanges.stoppableUntil, now),
  )
  return (await database.$count(emailChanges, undoable)) > 0
}

export async function markConfirmed(transaction: Database, id: number, now: Date): Promise<void> {
  await transaction.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, id))
}

/** Ends a change and those that came after it: all of their links become invalid. */
export async function endChangesSince(
  transaction: Database,
  change: { id: number; userId: number },
  now: Date,
): Promise<void> {
  await transaction
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(
        eq(emailChanges.userId, change.userId),
        gt(emailChanges.id, change.id - 1),
        isNull(emailChanges.endedAt),
      ),
    )
}
