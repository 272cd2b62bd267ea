import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { brokenUniqueConstraint } from "../../database/database-errors.ts"
import { lockUser } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"
import { pages } from "../../database/schema/content.ts"

export type Username = { username: string; changedAt: Date | null }

const columns = { username: users.username, changedAt: users.usernameChangedAt }

export async function findUsername(database: Database, userId: number): Promise<Username | null> {
  const [found] = await database.select(columns).from(users).where(eq(users.id, userId))
  return found ?? null
}

/** The person's username, locked until the transaction ends. */
export async function lockUsername(
  transaction: Database,
  userId: number,
): Promise<Username | null> {
  const user = await lockUser(transaction, { id: userId })
  return user && { username: user.username, changedAt: user.usernameChangedAt }
}

export async function isPageSlug(database: Database, name: string): Promise<boolean> {
  return (await database.$count(pages, eq(pages.slug, name))) > 0
}

export async function isUsernameTaken(database: Database, name: string): Promise<boolean> {
  return (await database.$count(users, eq(users.username, name))) > 0
}

/** Stores a person's username; returns false when it is taken, even if only since a moment ago. */
export async function storeUsername(
  transaction: Database,
  userId: number,
  username: string,
  now: Date,
): Promise<boolean> {
  const set = { username, usernameChangedAt: now }
  try {
    await transaction.transaction((savepoint) =>
      savepoint.update(users).set(set).where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (brokenUniqueConstraint(error) === "users_username_unique") return false
    throw error
  }
}
