import { and, asc, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"

/** Sets or clears since when a person's data are blocked. */
export async function setDataBlocked(
  transaction: Database,
  id: number,
  dataBlockedAt: Date | null,
): Promise<void> {
  await transaction.update(users).set({ dataBlockedAt }).where(eq(users.id, id))
}

export async function listActiveAds(transaction: Database, ownerId: number): Promise<number[]> {
  const rows = await transaction
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), eq(ads.state, "active")))
    .orderBy(asc(ads.id))
  return rows.map(({ id }) => id)
}

/**
 * Ads that a block took out of sight, recognised by its instant, and that have days left. Those
 * that their owner removed meanwhile are left out.
 */
export async function listPausedAds(
  transaction: Database,
  ownerId: number,
  { blockedAt, now }: { blockedAt: Date; now: Date },
): Promise<number[]> {
  const rows = await transaction
    .select({ id: ads.id })
    .from(ads)
    .where(
      and(
        eq(ads.ownerId, ownerId),
        eq(ads.state, "deactivated"),
        eq(ads.endedAt, blockedAt),
        gt(ads.expiresAt, now),
        isNull(ads.hiddenAt),
      ),
    )
    .orderBy(asc(ads.id))
  return rows.map(({ id }) => id)
}
