import type { LeadSide } from "@wara/domain/leads/lead"
import { and, eq, gt, inArray, or, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { leadCodes, leads } from "../../database/schema/leads.ts"
import { isTypedBy } from "./lead-store.ts"

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
