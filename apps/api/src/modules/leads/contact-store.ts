import { contactRevealMemoryMs } from "@wara/domain/ads/contact-reveals"
import type { ContactChannelOfAd } from "@wara/domain/leads/lead"
import { and, eq, gt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { leads } from "../../database/schema/leads.ts"

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

/** A contact outside the site: who, which ad and how, on which Chilean day. */
export type ContactOfDay = {
  buyerId: number
  adId: number
  channel: ContactChannelOfAd
  day: string
}

/** Whether the person contacted the seller of this ad this way on this day. */
export async function isRecorded(database: Database, contact: ContactOfDay): Promise<boolean> {
  const same = and(
    eq(leads.buyerId, contact.buyerId),
    eq(leads.adId, contact.adId),
    eq(leads.channel, contact.channel),
    eq(leads.day, contact.day),
  )
  return (await database.$count(leads, same)) > 0
}

/** When the user revealed contact data, as far back as the limits need it. */
export async function listRecentReveals(
  database: Database,
  buyerId: number,
  now: Date,
): Promise<Date[]> {
  const since = new Date(now.getTime() - contactRevealMemoryMs)
  const rows = await database
    .select({ revealedAt: leads.createdAt })
    .from(leads)
    .where(
      and(eq(leads.buyerId, buyerId), sql`${leads.channel} = 'phone'`, gt(leads.createdAt, since)),
    )
  return rows.map(({ revealedAt }) => revealedAt)
}

/** Adds a contact outside the site to the ledger; one that is there stays as it is. */
export async function insertContact(
  transaction: Database,
  contact: ContactOfDay & { sellerId: number },
  now: Date,
): Promise<void> {
  await transaction
    .insert(leads)
    .values({ ...contact, lastMessageAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}
