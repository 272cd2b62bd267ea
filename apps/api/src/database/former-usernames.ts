import { createHash } from "node:crypto"
import { days } from "@wara/domain/time"
import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm"
import type { Database } from "./database.ts"
import { type Batches, deleteInBatches } from "./delete-in-batches.ts"
import { formerUsernames } from "./schema/former-usernames.ts"

/** Days for which nobody else can take a username that a person gave up. */
const reservedDays = 365

/** Hashed, so that the table contains no names of people. */
function hashOf(username: string): Buffer {
  return createHash("sha256").update(username.toLowerCase()).digest()
}

/**
 * Reserves the username that a person gives up; without an owner when the account is erased. Links
 * and memories still lead to the name, so that its next owner would be taken for the former one.
 */
export async function reserveUsername(
  transaction: Database,
  former: { username: string; userId: number | null },
  now: Date,
): Promise<void> {
  const { username, userId } = former
  const reserved = { userId, reservedUntil: new Date(now.getTime() + days(reservedDays)) }
  await transaction
    .insert(formerUsernames)
    .values({ nameHash: hashOf(username), ...reserved })
    .onConflictDoUpdate({ target: formerUsernames.nameHash, set: reserved })
}

/** Whether a username is reserved for another person than this one. */
export async function isUsernameReserved(
  database: Database,
  wanted: { username: string; userId: number | null },
  now: Date,
): Promise<boolean> {
  const { username, userId } = wanted
  const owner = formerUsernames.userId
  const ofOthers = userId === null ? undefined : or(isNull(owner), ne(owner, userId))
  const reserved = and(
    eq(formerUsernames.nameHash, hashOf(username)),
    gt(formerUsernames.reservedUntil, now),
    ofOthers,
  )
  return (await database.$count(formerUsernames, reserved)) > 0
}

/** Forgets who gave up which names, when the account is erased; the names stay reserved. */
export async function forgetFormerOwner(transaction: Database, userId: number): Promise<void> {
  await transaction
    .update(formerUsernames)
    .set({ userId: null })
    .where(eq(formerUsernames.userId, userId))
}

/** Deletes reservations that are over. */
export async function deleteOldReservations(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  await deleteInBatches(database, formerUsernames, lt(formerUsernames.reservedUntil, now), batches)
}
