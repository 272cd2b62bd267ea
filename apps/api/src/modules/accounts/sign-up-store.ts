import { type ConsentKind, consentVersion } from "@wara/domain/accounts/consent"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { consents, users } from "../../database/schema/accounts.ts"

/** Whether an e-mail has an account, in any letter case. */
export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const owners = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  return owners.length > 0
}

/** Stores a new person; null when somebody has the e-mail or the username, if only since this instant. */
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

/** Notes what a new person agreed to, and to which version of it. */
export async function insertConsents(
  transaction: Database,
  userId: number,
  kinds: readonly ConsentKind[],
  now: Date,
): Promise<void> {
  const given = { userId, granted: true, version: consentVersion, createdAt: now }
  await transaction.insert(consents).values(kinds.map((kind) => ({ ...given, kind })))
}
