import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { and, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { identities, users } from "../../database/schema/accounts.ts"

export type Person = {
  id: number
  confirmedAt: Date | null
  blockedAt: Date | null
  deletedAt: Date | null
}

const columns = {
  id: users.id,
  confirmedAt: users.confirmedAt,
  blockedAt: users.blockedAt,
  deletedAt: users.deletedAt,
}

/** The person linked to a provider identity; null when it is unknown. */
export async function findByIdentity(
  database: Database,
  identity: { provider: SocialProvider; subject: string },
): Promise<Person | null> {
  const [person] = await database
    .select(columns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(eq(identities.provider, identity.provider), eq(identities.subject, identity.subject)),
    )
  return person ?? null
}

/** Links a provider identity to a person; returns false when either side is linked already. */
export async function insertIdentity(
  transaction: Database,
  identity: { userId: number; provider: SocialProvider; subject: string },
): Promise<boolean> {
  const { rowCount } = await transaction.insert(identities).values(identity).onConflictDoNothing()
  return rowCount === 1
}
