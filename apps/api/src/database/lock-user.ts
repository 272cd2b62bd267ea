import { asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { users } from "./schema/accounts.ts"
import { orders } from "./schema/orders.ts"

/* Lock order of every transaction: users by ascending id, then their ads, then orders and reviews.
   A transaction that locks an ad first can deadlock with one that locks its owner first. */

export type StoredUser = typeof users.$inferSelect

type UserKey = { id: number } | { email: string } | { ownerOfOrder: number }

function keyCondition(key: UserKey): SQL {
  if ("id" in key) return eq(users.id, key.id)
  if ("email" in key) return eq(users.email, key.email)
  return sql`${users.id} = (select ${orders.ownerId} from ${orders} where ${orders.id} = ${key.ownerOfOrder})`
}

/**
 * Locks a user's row, and with it the user's ads, credits and orders, until the transaction ends;
 * deleted users are included. Returns null when there is none, or with `skipLocked` when another
 * transaction holds the lock. The lock excludes other callers but not inserts that reference the
 * user (`no key update`).
 */
export async function lockUser(
  transaction: Database,
  key: UserKey,
  options: { skipLocked?: boolean } = {},
): Promise<StoredUser | null> {
  const [user] = await selectLocked(transaction, keyCondition(key), options)
  return user ?? null
}

/** Like `lockUser`, but null also when the account is deleted. */
export async function lockAccount(
  transaction: Database,
  key: UserKey,
  options: { skipLocked?: boolean } = {},
): Promise<StoredUser | null> {
  const user = await lockUser(transaction, key, options)
  return user?.deletedAt === null ? user : null
}

/**
 * Locks the owner of an ad, so that no other transaction moves their credits or ads until this one
 * ends. Owners are never deleted from the table, so a missing one is a fault of ours.
 */
export async function lockSeller(transaction: Database, id: number): Promise<StoredUser> {
  const seller = await lockUser(transaction, { id })
  if (seller === null) throw new Error(`user ${id} does not exist`)
  return seller
}

/** Locks several users by ascending id, as every transaction must that locks more than one. */
export async function lockUsers(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await selectLocked(transaction, inArray(users.id, [...ids]), {})
}

function selectLocked(
  transaction: Database,
  condition: SQL,
  options: { skipLocked?: boolean },
): Promise<StoredUser[]> {
  return transaction
    .select()
    .from(users)
    .where(condition)
    .orderBy(asc(users.id))
    .for("no key update", options.skipLocked ? { skipLocked: true } : {})
}
