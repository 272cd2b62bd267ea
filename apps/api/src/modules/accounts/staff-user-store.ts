import type { Role } from "@wara/domain/accounts/role"
import { adTransitions } from "@wara/domain/ads/ad-lifecycle"
import { and, eq, inArray, lte, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"

export type StaffSubject = {
  id: number
  email: string
  firstname: string
  role: Role
  pro: boolean
  confirmedAt: Date | null
  blockedAt: Date | null
}

export async function updateUser(
  transaction: Database,
  id: number,
  set: { blockedAt: Date | null; blockedReason: string | null } | { pro: boolean },
): Promise<void> {
  await transaction.update(users).set(set).where(eq(users.id, id))
}

/**
 * A person's ads that can be banned, except those that were taken out of sight and cannot come
 * back: they are not visible, and their outcome stays on record.
 */
export async function findBannableAds(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<number[]> {
  const isOver = and(eq(ads.state, "deactivated"), lte(ads.expiresAt, now))
  const found = await transaction
    .select({ id: ads.id })
    .from(ads)
    .where(
      and(
        eq(ads.ownerId, ownerId),
        inArray(ads.state, [...adTransitions.ban.from]),
        sql`${isOver} is not true`,
      ),
    )
    .orderBy(ads.id)
  return found.map(({ id }) => id)
}
