// Long because all purposes of mailed links share their codes and rows.
import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { brokenUniqueConstraint } from "../../database/database-errors.ts"
import { emailChanges, oneTimeTokens, users } from "../../database/schema/accounts.ts"
import type { LinkPurpose } from "../../queue/enqueue.ts"

type CodePurpose = typeof oneTimeTokens.$inferSelect.purpose

type GivenCode = { purpose: LinkPurpose; tokenHash: Buffer; now: Date }

const usable = ({ purpose, tokenHash, now }: GivenCode) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** The account behind a link. */
export type LinkOwner = {
  id: number
  email: string
  username: string
  passwordHash: string | null
  isConfirmed: boolean
}

const ownerColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  passwordHash: users.passwordHash,
  isConfirmed: sql<boolean>`${users.confirmedAt} is not null`,
}

/** The owner of a valid code, without using it; null for any other code. */
export async function findLinkOwner(
  database: Database,
  code: GivenCode,
): Promise<LinkOwner | null> {
  const [owner] = await database
    .select(ownerColumns)
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(usable(code), isNull(users.blockedAt), isNull(users.deletedAt)))
  return owner ?? null
}

/** Stores the hash of a link's code and deletes the older codes of its purpose. */
export async function replaceLinkCode(
  transaction: Database,
  link: { userId: number; purpose: LinkPurpose; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, purpose, tokenHash, now, expiresAt } = link
  await forgetCodes(transaction, userId, [purpose])
  await transaction
    .insert(oneTimeTokens)
    .values({ userId, purpose, tokenHash, createdAt: now, expiresAt })
}

/** Consumes a code; false when it is no longer valid, also when another request is using it now. */
export async function useLinkCode(transaction: Database, code: GivenCode): Promise<boolean> {
  const { rowCount } = await transaction
    .update(oneTimeTokens)
    .set({ usedAt: code.now })
    .where(usable(code))
  return rowCount === 1
}

/** Deletes every code of these purposes issued to a user, used or not. */
export async function forgetCodes(
  transaction: Database,
  userId: number,
  purposes: CodePurpose[],
): Promise<void> {
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}

type EmailChangeRow = typeof emailChanges.$inferSelect

/** The change of this condition that its new address can still confirm. */
async function findOpen(
  database: Database,
  condition: SQL,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await database
    .select()
    .from(emailChanges)
    .where(
      and(
        condition,
        gt(emailChanges.expiresAt, now),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.endedAt),
      ),
    )
  return row ?? null
}

/** The change that a code of the new address confirms; null for an invalid code. */
export function findConfirmable(
  database: Database,
  confirmHash: Buffer,
  now: Date,
): Promise<EmailChangeRow | null> {
  return findOpen(database, eq(emailChanges.confirmHash, confirmHash), now)
}

/** The owner of a change that its new address can confirm, with that address; null without one. */
export async function findChangeOwner(
  database: Database,
  confirmHash: Buffer,
  now: Date,
): Promise<LinkOwner | null> {
  const change = await findConfirmable(database, confirmHash, now)
  if (change === null) return null
  const [owner] = await database
    .select(ownerColumns)
    .from(users)
    .where(and(eq(users.id, change.userId), isNull(users.blockedAt), isNull(users.deletedAt)))
  return owner ? { ...owner, email: change.newEmail } : null
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

/** The change that an account's new address can still confirm; null without one. */
export function findOpenChange(
  transaction: Database,
  userId: number,
  now: Date,
): Promise<EmailChangeRow | null> {
  return findOpen(transaction, eq(emailChanges.userId, userId), now)
}

/** Gives a change another code and the times of one requested now; the code before is invalid. */
export async function renewChange(
  transaction: Database,
  id: number,
  renewed: Pick<EmailChangeRow, "confirmHash" | "expiresAt" | "stoppableUntil">,
): Promise<void> {
  await transaction.update(emailChanges).set(renewed).where(eq(emailChanges.id, id))
}

export async function markConfirmed(transaction: Database, id: number, now: Date): Promise<void> {
  await transaction.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, id))
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

/**
 * Changes the e-mail of an account; false when another account has it, even from a concurrent
 * request.
 */
export async function storeEmail(
  transaction: Database,
  userId: number,
  email: string,
  confirmation: { confirmedAt: Date | null; emailProved: boolean },
): Promise<boolean> {
  try {
    await transaction.transaction((savepoint) =>
      savepoint
        .update(users)
        .set({ email, ...confirmation })
        .where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (brokenUniqueConstraint(error) === "users_email_unique") return false
    throw error
  }
}
