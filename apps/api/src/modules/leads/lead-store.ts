import { inboxOf } from "@wara/domain/accounts/inbox"
import { printedCodeFragment } from "@wara/domain/figures/ad-signal"
import type { LeadSide, LeadState } from "@wara/domain/leads/lead"
import { blockApplies, isProvedAt, type SenderProof } from "@wara/domain/leads/lead-block"
import type { NewLead } from "@wara/domain/leads/lead-schema"
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { leadBlocks, leadCodes, leads, sellerBlocks } from "../../database/schema/leads.ts"
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

/** Who wrote to whom: by an e-mail, by the account if they have one, and with which proof. */
type Sender = Pick<StoredLead, "buyerId" | "buyerProvedAt" | "email" | "sellerId">

/**
 * Whether a seller blocked a sender: the inbox, in any spelling, or an inbox from which the same
 * account wrote to the seller before.
 */
export async function isBlocked(database: Database, sender: Sender): Promise<boolean> {
  const blocks = await database.select().from(leadBlocks).where(blocksOf(sender))
  if (blocks.length === 0) return false
  const proof = await proofOf(database, sender)
  return blocks.some((block) => blockApplies(block, proof))
}

async function proofOf(database: Database, sender: Sender): Promise<SenderProof> {
  const { buyerId, buyerProvedAt: linkUsedAt } = sender
  const email = buyerId === null ? null : await findConfirmedEmail(database, buyerId)
  return { isOfConfirmedAccount: email !== null, linkUsedAt }
}

function blocksOf({ buyerId, email, sellerId }: Sender): SQL | undefined {
  const former = sql`inbox_of(${leadBlocks.email}::text) in (
    select inbox_of(former.email::text) from leads as former
    where former.seller_id = ${sellerId} and former.buyer_id = ${buyerId} and former.email <> '')`
  const isSender = isInbox(leadBlocks.email, email)
  return and(eq(leadBlocks.userId, sellerId), buyerId === null ? isSender : or(isSender, former))
}

/** Blocks the sender of a thread; a block of a proved sender is not weakened by one of another. */
export async function insertBlock(transaction: Database, sender: Sender, now: Date): Promise<void> {
  const { email, sellerId: userId } = sender
  const isProved = isProvedAt(await proofOf(transaction, sender), now)
  await transaction
    .insert(leadBlocks)
    .values({ userId, email, isProved, createdAt: now })
    .onConflictDoUpdate({
      target: [leadBlocks.userId, leadBlocks.email],
      set: { isProved: sql`${leadBlocks.isProved} or excluded.is_proved` },
    })
}

/** Ends the blocks of a sender, for every spelling of the inbox. */
export async function deleteBlock(transaction: Database, sender: Sender): Promise<void> {
  await transaction.delete(leadBlocks).where(blocksOf(sender))
}

export async function insertLeadCode(
  transaction: Database,
  code: typeof leadCodes.$inferInsert,
): Promise<void> {
  await transaction.insert(leadCodes).values(code)
}

/**
 * Ends the mailed links to the threads of an account, on both sides, and to those that an address
 * began without it.
 */
export async function deleteLeadCodesOf(
  transaction: Database,
  { email, userId }: { userId: number; email: string | null },
): Promise<void> {
  const asked = or(eq(leads.buyerId, userId), email === null ? undefined : isTypedBy(email))
  const buyer = and(sql`${leadCodes.side} = 'buyer'`, asked)
  const seller = and(sql`${leadCodes.side} = 'seller'`, eq(leads.sellerId, userId))
  const ofAccount = transaction
    .select({ id: leadCodes.id })
    .from(leadCodes)
    .innerJoin(leads, eq(leads.id, leadCodes.leadId))
    .where(or(buyer, seller))
  await transaction.delete(leadCodes).where(inArray(leadCodes.id, ofAccount))
}

/** Removes the link of a mail that was not queued. */
export async function deleteLeadCode(transaction: Database, tokenHash: Buffer): Promise<void> {
  await transaction.delete(leadCodes).where(eq(leadCodes.tokenHash, tokenHash))
}

/**
 * A banned account writes and reads by no link of a mail, also not in the threads that its inbox
 * began without it, in any spelling [B10.192].
 */
const isOfBannedBuyer = sql`${leadCodes.side} = 'buyer' and exists (
  select from users as banned where banned.blocked_at is not null
    and (banned.id = ${leads.buyerId} or (${leads.buyerId} is null
      and inbox_of(banned.email::text) = inbox_of(${leads.email}::text))))`

/** The lead and side of a valid code; null for any other. */
export async function findLeadCode(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ leadId: number; side: LeadSide } | null> {
  const [code] = await database
    .select({ leadId: leadCodes.leadId, side: leadCodes.side })
    .from(leadCodes)
    .innerJoin(leads, eq(leads.id, leadCodes.leadId))
    .innerJoin(users, eq(users.id, leads.sellerId))
    .where(
      and(
        eq(leadCodes.tokenHash, tokenHash),
        gt(leadCodes.expiresAt, now),
        sql`${users.blockedAt} is null and ${users.deletedAt} is null`,
        sql`${leads.anonymisedAt} is null`,
        sql`not (${isOfBannedBuyer})`,
      ),
    )
  if (!code || code.side === "house") return null
  return { leadId: code.leadId, side: code.side }
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

/** Whether the buyer of a lead blocked its seller. */
export async function isSellerBlocked(
  database: Database,
  { buyerId, sellerId }: { buyerId: number | null; sellerId: number },
): Promise<boolean> {
  if (buyerId === null) return false
  const same = and(eq(sellerBlocks.userId, buyerId), eq(sellerBlocks.sellerId, sellerId))
  return (await database.$count(sellerBlocks, same)) > 0
}

export async function insertSellerBlock(
  transaction: Database,
  block: { userId: number; sellerId: number },
  now: Date,
): Promise<void> {
  await transaction
    .insert(sellerBlocks)
    .values({ ...block, createdAt: now })
    .onConflictDoNothing()
}

export async function deleteSellerBlock(
  transaction: Database,
  { sellerId, userId }: { userId: number; sellerId: number },
): Promise<void> {
  await transaction
    .delete(sellerBlocks)
    .where(and(eq(sellerBlocks.userId, userId), eq(sellerBlocks.sellerId, sellerId)))
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
