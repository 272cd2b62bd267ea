import { inboxOf } from "@wara/domain/accounts/inbox"
import { printedCodeFragment } from "@wara/domain/figures/ad-signal"
import type { LeadState } from "@wara/domain/leads/lead"
import type { NewLead } from "@wara/domain/leads/lead-schema"
import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { leads } from "../../database/schema/leads.ts"
import { wantedAds } from "../../database/schema/wanted-ads.ts"

export type StoredLead = typeof leads.$inferSelect

/** Whether a question does not reach its seller, because the seller blocked its sender. */
export function isDropped({
  deliveredAt,
  state,
}: Pick<StoredLead, "deliveredAt" | "state">): boolean {
  return deliveredAt === null && state === "spam"
}

/**
 * A public ad that can be asked about; null for any other. It stays public until the transaction
 * ends: an ad that is sold at the same time waits, and then finds the lead.
 */
export async function lockAskedAd(transaction: Database, adId: number, now: Date) {
  const [ad] = await transaction
    .select({ id: ads.id, ownerId: ads.ownerId })
    .from(ads)
    .where(and(eq(ads.id, adId), sql`${ads.state} = 'active'`, gt(ads.expiresAt, now)))
    .for("share")
  return ad ?? null
}

export async function findLeadByKey(database: Database, key: string): Promise<StoredLead | null> {
  const [lead] = await database.select().from(leads).where(eq(leads.idempotencyKey, key))
  return lead ?? null
}

/** Records that the buyer of a thread used a link of our mails; whether it is the first time. */
export async function proveBuyer(transaction: Database, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await transaction
    .update(leads)
    .set({ buyerProvedAt: now })
    .where(and(eq(leads.id, id), isNull(leads.buyerProvedAt)))
  return rowCount === 1
}

export async function findLead(database: Database, id: number): Promise<StoredLead | null> {
  const [lead] = await database.select().from(leads).where(eq(leads.id, id))
  return lead ?? null
}

/** A lead, locked against other changes until the transaction ends. */
export async function lockLead(transaction: Database, id: number): Promise<StoredLead | null> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, id)).for("update")
  return lead ?? null
}

export type LeadOf = {
  ad: { id: number; ownerId: number }
  buyerId: number | null
  key: string
  risks: string[]
  state: LeadState
}

/** Stores a question; null when its key was already used, also by a concurrent request. */
export async function insertLead(
  transaction: Database,
  lead: NewLead,
  { ad, buyerId, key, risks, state }: LeadOf,
  now: Date,
): Promise<StoredLead | null> {
  const [stored] = await transaction
    .insert(leads)
    .values({
      ...lead,
      ...{ adId: ad.id, sellerId: ad.ownerId, buyerId, idempotencyKey: key },
      channel: lead.source === printedCodeFragment ? "qr" : "form",
      ...{ risks, state, lastMessageAt: now, createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning()
  return stored ?? null
}

export async function updateLead(
  transaction: Database,
  id: number,
  change: Partial<
    Pick<
      typeof leads.$inferInsert,
      "state" | "note" | "deliveredAt" | "lastMessageAt" | "firstAnswerAt" | "risks"
    >
  >,
): Promise<void> {
  await transaction.update(leads).set(change).where(eq(leads.id, id))
}

/**
 * Questions of a sender about an ad: those of the account when its address is confirmed, and else
 * those in every spelling of the inbox that no other account asked. Anybody can type another person's
 * address, so what they ask does not use up the questions of its owner [B10.194].
 */
export async function countLeadsOf(
  database: Database,
  { adId, buyerId, email }: Pick<StoredLead, "adId" | "buyerId" | "email">,
  isProved: boolean,
): Promise<number> {
  if (adId === null) return 0
  const written = sql`${leads.day} is null and ${leads.channel} <> 'wanted'`
  const asked = and(eq(leads.adId, adId), isNull(leads.anonymisedAt), written)
  const own = buyerId === null ? sql`false` : eq(leads.buyerId, buyerId)
  const typed = and(isInbox(leads.email, email), or(isNull(leads.buyerId), own))
  return database.$count(leads, and(asked, isProved ? own : typed))
}

/** Whether a stored address is the inbox of another one, however both are spelled. */
export function isInbox(stored: AnyPgColumn, email: string): SQL {
  return sql`inbox_of(${stored}::text) = ${inboxOf(email)}`
}

/**
 * Threads that an address began without an account. Those of an account are its own, whatever its
 * address was then: a former address has no part in them [B10.198].
 */
export function isTypedBy(email: string): SQL | undefined {
  return and(isNull(leads.buyerId), eq(leads.email, email), sql`${leads.email} <> ''`)
}

/** Who a lead's e-mails go to and what they name: its ad, if it has one, and its seller. */
export async function findLeadParties(database: Database, lead: Pick<StoredLead, "id">) {
  const [found] = await database
    .select({
      ad: { name: ads.name, slug: ads.slug, price: ads.price, currency: ads.currency },
      state: ads.state,
      wanted: wantedAds.name,
      seller: { email: users.email, firstname: users.firstname },
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.sellerId))
    .leftJoin(ads, eq(ads.id, leads.adId))
    .leftJoin(wantedAds, eq(wantedAds.id, leads.wantedId))
    .where(eq(leads.id, lead.id))
  if (!found) throw new Error(`lead ${lead.id} does not exist`)
  const { ad, seller, state, wanted } = found
  return { ad, state, seller, subject: ad ?? { name: wanted ?? "", price: null } }
}

/** The e-mail of an account, once it is confirmed; null before. */
export async function findConfirmedEmail(database: Database, id: number): Promise<string | null> {
  const [user] = await database
    .select({ email: users.email, confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.id, id))
  return user?.confirmedAt ? user.email : null
}

/**
 * Where the buyer of a thread is mailed: an account at its present address, once that is confirmed or
 * if it asked with it, and anybody else at the address of the question. Null for an account that has
 * not confirmed its new address: a former one is never mailed [B10.198].
 */
export async function findBuyerEmail(
  database: Database,
  { buyerId, email }: Pick<StoredLead, "buyerId" | "email">,
): Promise<string | null> {
  if (buyerId === null) return email
  const user = await findUser(database, buyerId)
  const isSame = user.email.toLowerCase() === email.toLowerCase()
  return isSame || user.confirmedAt !== null ? user.email : null
}

/** The e-mail and first name of an account, and whether it is blocked or deleted. */
export async function findUser(database: Database, id: number) {
  const [user] = await database
    .select({
      ...{ email: users.email, firstname: users.firstname, confirmedAt: users.confirmedAt },
      isClosed: sql<boolean>`${users.blockedAt} is not null or ${users.deletedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!user) throw new Error(`user ${id} does not exist`)
  return user
}
