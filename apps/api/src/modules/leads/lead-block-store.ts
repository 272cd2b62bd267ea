import { blockApplies, isProvedAt, type SenderProof } from "@wara/domain/leads/lead-block"
import { and, eq, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { leadBlocks, sellerBlocks } from "../../database/schema/leads.ts"
import { findConfirmedEmail, isInbox, type StoredLead } from "./lead-store.ts"

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
