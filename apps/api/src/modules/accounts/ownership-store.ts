import { and, eq, gte, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { identities, sessions, users } from "../../database/schema/accounts.ts"

/** Whether a session of the account was ever opened from the device with this hash. */
export async function opensFrom(
  database: Database,
  userId: number,
  deviceHash: Buffer,
): Promise<boolean> {
  const here = and(eq(sessions.userId, userId), eq(sessions.deviceHash, deviceHash))
  return (await database.$count(sessions, here)) > 0
}

/** Unlinks the providers that an account was linked to since a moment. */
export async function deleteIdentities(
  transaction: Database,
  userId: number,
  since: Date,
): Promise<void> {
  await transaction
    .delete(identities)
    .where(and(eq(identities.userId, userId), gte(identities.createdAt, since)))
}

/**
 * Whether an account is no more than a sign-up: never confirmed under any address, linked to no
 * provider, of no team member, without orders and without ads besides drafts.
 */
export async function isUnused(transaction: Database, userId: number): Promise<boolean> {
  const unused = and(
    eq(users.id, userId),
    eq(users.role, "user"),
    isNull(users.confirmedAt),
    sql`not exists (select from identities where user_id = ${userId})`,
    sql`not exists (select from email_changes where user_id = ${userId})`,
    sql`not exists (select from orders where owner_id = ${userId})`,
    sql`not exists (select from ads where owner_id = ${userId} and state <> 'draft')`,
  )
  return (await transaction.$count(users, unused)) > 0
}
