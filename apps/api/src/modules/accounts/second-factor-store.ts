import { and, eq, isNotNull, isNull, lt } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { sessions } from "../../database/schema/accounts.ts"
import { recoveryCodes, secondFactors } from "../../database/schema/second-factors.ts"

/** The secret that an account shares with its authenticator; null before it was set up. */
export async function findSecret(
  database: Database,
  userId: number,
): Promise<{ secret: string; isConfirmed: boolean } | null> {
  const [found] = await database
    .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return found ? { secret: found.secret, isConfirmed: found.confirmedAt !== null } : null
}

/** Stores a secret that is not confirmed yet; false when the account has a confirmed one. */
export async function storeSecret(
  transaction: Database,
  factor: { userId: number; secret: string },
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: factor.secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
  return rowCount === 1
}

/** Marks the secret as confirmed; false when it already was. */
export async function confirmSecret(
  transaction: Database,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
  return rowCount === 1
}

/**
 * Replaces a confirmed secret by another, of which the code of a step was used; false without one.
 */
export async function replaceSecret(
  transaction: Database,
  { secret, step, userId }: { userId: number; secret: string; step: number },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(secondFactors)
    .set({ secret, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return rowCount === 1
}

/** Uses up the code of a time step; false when that code or a later one was used before. */
export async function useStep(
  transaction: Database,
  { step, userId }: { step: number; userId: number },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
  return rowCount === 1
}

export async function replaceRecoveryCodes(
  transaction: Database,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length === 0) return
  await transaction.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses up a recovery code; false when there is none with this hash, or it was used before. */
export async function useRecoveryCode(
  transaction: Database,
  { codeHash, userId }: { codeHash: Buffer; userId: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
  return rowCount === 1
}

/** Removes secret and recovery codes; false when the account had no confirmed second factor. */
export async function deleteSecondFactor(transaction: Database, userId: number): Promise<boolean> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const { rowCount } = await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return rowCount === 1
}

/** Records in a session of the panel that the password was typed, and whether a code was. */
export async function markConfirmed(
  transaction: Database,
  sessionId: number,
  { hasSecondFactor, now }: { hasSecondFactor: boolean; now: Date },
): Promise<void> {
  await transaction
    .update(sessions)
    .set({ confirmedAt: now, ...(hasSecondFactor ? { hasSecondFactor } : {}) })
    .where(eq(sessions.id, sessionId))
}
