import { currencies } from "@wara/domain/money/money"
import { and, eq, isNull, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { users } from "../../database/schema/accounts.ts"
import { leads } from "../../database/schema/leads.ts"
import { wantedAds } from "../../database/schema/wanted-ads.ts"

const offerableRow = z.object({
  id: z.number(),
  name: z.string(),
  price: z.coerce.number(),
  currency: z.enum(currencies),
  is_same_category: z.boolean(),
  is_offered: z.boolean(),
})

/** Ads shown to choose from. */
const maxOffered = 100

/**
 * The public ads of a seller; those of the sought category first, and of these the ones named like
 * what is sought.
 */
export function listOfferable(
  database: Database,
  { sellerId, wantedId }: { sellerId: number; wantedId: number },
) {
  return readRows(
    database,
    offerableRow,
    sql`select ads.id, ads.name, ads.price, ads.currency,
        ads.category_id = wanted.category_id as is_same_category,
        exists (select from leads where leads.wanted_id = wanted.id and leads.ad_id = ads.id) as is_offered
      from ads join wanted_ads wanted on wanted.id = ${wantedId}
      where ads.owner_id = ${sellerId} and ${isPublicAdSql(sql`ads`)}
      order by is_same_category desc, similarity(plain_text(ads.name), plain_text(wanted.name)) desc,
        ads.published_at desc nulls last, ads.id desc
      limit ${maxOffered}`,
  )
}

/** The thread of a seller who answered a wanted ad without showing one; null when there is none. */
export async function findAdlessAnswer(
  database: Database,
  { sellerId, wantedId }: { sellerId: number; wantedId: number },
): Promise<string | null> {
  const same = and(eq(leads.wantedId, wantedId), eq(leads.sellerId, sellerId), isNull(leads.adId))
  const [lead] = await database.select({ documentId: leads.documentId }).from(leads).where(same)
  return lead?.documentId ?? null
}

/** A public wanted ad by its slug, with its owner; null for any other. */
export async function findPublicWanted(database: Database, slug: string, now: Date) {
  const [found] = await database
    .select({ wanted: wantedAds })
    .from(wantedAds)
    .innerJoin(users, eq(users.id, wantedAds.ownerId))
    .where(
      and(
        eq(wantedAds.slug, slug),
        eq(wantedAds.state, "active"),
        sql`${wantedAds.expiresAt} > ${now.toISOString()}::timestamptz`,
        isNull(users.blockedAt),
        isNull(users.deletedAt),
        isNull(users.dataBlockedAt),
      ),
    )
  return found?.wanted ?? null
}
