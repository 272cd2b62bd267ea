import { wantedMonths } from "@wara/domain/wanted/wanted-ad"
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { wantedAds, wantedHits } from "../../database/schema/wanted-ads.ts"
import { listOwnWanted } from "./wanted-store.ts"

/** The e-mail and first name of an account that is open; null for any other. */
export async function findUserOf(database: Database, id: number) {
  const isOpen = and(isNotNull(users.confirmedAt), isNull(users.blockedAt), isNull(users.deletedAt))
  const [user] = await database
    .select({ email: users.email, firstname: users.firstname })
    .from(users)
    .where(and(eq(users.id, id), isOpen))
  return user ?? null
}

/** What a person sought, and the wanted ads that they were mailed about as a seller. */
export async function listPersonalWanted(database: Database, userId: number) {
  const own = await listOwnWanted(database, userId)
  const mailed = await database
    .select({ wanted: wantedAds.name, ad: ads.slug, mailedAt: wantedHits.mailedAt })
    .from(wantedHits)
    .innerJoin(wantedAds, eq(wantedAds.id, wantedHits.wantedId))
    .innerJoin(ads, eq(ads.id, wantedHits.adId))
    .where(and(eq(wantedHits.sellerId, userId), isNotNull(wantedHits.mailedAt)))
    .orderBy(asc(wantedHits.id))
  return { own, mailed }
}

/** Deletes what a person sought, and that they were mailed about what others seek. */
export async function deleteWantedOf(transaction: Database, userId: number): Promise<void> {
  await transaction.delete(wantedAds).where(eq(wantedAds.ownerId, userId))
  await transaction.delete(wantedHits).where(eq(wantedHits.sellerId, userId))
}

/** Deletes wanted ads long after their end or refusal; their hits go with them. */
export async function deleteOldWanted(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  const due = sql`state in ('refused', 'ended', 'expired')
    and coalesce(ended_at, decided_at, created_at)
      < ${now.toISOString()}::timestamptz - make_interval(months => ${wantedMonths})`
  await deleteInBatches(database, wantedAds, due, batches)
}
