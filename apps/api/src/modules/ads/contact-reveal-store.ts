import { contactRevealMemoryMs } from "@wara/domain/ads/contact-reveals"
import { and, eq, gt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { contactReveals } from "../../database/schema/contact-reveals.ts"

/** The contact data of a public ad, and whose they are; null when the ad is not public. */
export async function findContact(database: Database, adId: number, now: Date) {
  const [found] = await database
    .select({
      ownerId: ads.ownerId,
      adName: ads.name,
      firstname: users.firstname,
      lastname: users.lastname,
      email: ads.email,
      phone: ads.phone,
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(and(eq(ads.id, adId), sql`${ads.state} = 'active'`, gt(ads.expiresAt, now)))
  return found ?? null
}

type Reveal = typeof contactReveals.$inferInsert

/** Whether the user saw the contact data of this ad on this day. */
export async function isRevealed(
  database: Database,
  { userId, adId, day }: Omit<Reveal, "revealedAt">,
): Promise<boolean> {
  const found = await database
    .select({ day: contactReveals.day })
    .from(contactReveals)
    .where(
      and(
        eq(contactReveals.userId, userId),
        eq(contactReveals.adId, adId),
        eq(contactReveals.day, day),
      ),
    )
  return found.length > 0
}

/** When the user revealed contact data, as far back as the limits need it. */
export async function listRecentReveals(
  database: Database,
  userId: number,
  now: Date,
): Promise<Date[]> {
  const since = new Date(now.getTime() - contactRevealMemoryMs)
  const rows = await database
    .select({ revealedAt: contactReveals.revealedAt })
    .from(contactReveals)
    .where(and(eq(contactReveals.userId, userId), gt(contactReveals.revealedAt, since)))
  return rows.map(({ revealedAt }) => revealedAt)
}

export async function insertReveal(transaction: Database, reveal: Reveal): Promise<void> {
  await transaction.insert(contactReveals).values(reveal)
}

/** Deletes reveals older than a year. Returns how many. */
export async function deleteOldReveals(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.execute(
    sql`delete from contact_reveals where revealed_at < ${now.toISOString()}::timestamptz - interval '12 months'`,
  )
  return rowCount ?? 0
}
