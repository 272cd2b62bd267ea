import { leadMonths } from "@wara/domain/leads/lead"
import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches, inBatches } from "../../database/delete-in-batches.ts"
import { ads } from "../../database/schema/ads.ts"
import {
  leadBlocks,
  leadCodes,
  leadMessages,
  leads,
  sellerBlocks,
} from "../../database/schema/leads.ts"
import { isInbox, isTypedBy } from "./lead-store.ts"

const old = (now: Date) =>
  sql`created_at < ${now.toISOString()}::timestamptz - make_interval(months => ${leadMonths})`

const noPerson = sql`buyer_id = null, name = '', email = '', phone = '', company = '', message = '',
  note = '', source = '', idempotency_key = null`

/**
 * Makes leads older than a year anonymous counts, and forgets expired links, in batches. Returns how
 * many leads.
 */
export async function anonymiseOldLeads(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<number> {
  await deleteInBatches(database, leadCodes, lt(leadCodes.expiresAt, now), batches)
  return inBatches(
    (limit) =>
      database.transaction((transaction) => {
        const some = sql`select id from leads where anonymised_at is null and ${old(now)}
          order by id limit ${limit} for update`
        return anonymise(transaction, now, sql`id = any(array(${some}))`)
      }),
    batches,
  )
}

async function anonymise(transaction: Database, now: Date, which: SQL): Promise<number> {
  const chosen = sql`select id from leads where anonymised_at is null and (${which})`
  await transaction.execute(sql`delete from lead_messages where lead_id in (${chosen})`)
  await transaction.execute(sql`delete from lead_codes where lead_id in (${chosen})`)
  const { rowCount } = await transaction.execute(
    sql`update leads set ${noPerson}, anonymised_at = ${now.toISOString()}::timestamptz
      where anonymised_at is null and (${which})`,
  )
  return rowCount ?? 0
}

/**
 * Removes a person from the ledger: what they asked, also by the e-mail without the account, what
 * they were asked, their blocks and saved answers. Anonymous counts remain.
 */
export async function deleteLeadsOf(
  transaction: Database,
  person: { id: number; email: string | null },
  now: Date,
): Promise<void> {
  const { email, id } = person
  await transaction.delete(leadBlocks).where(eq(leadBlocks.userId, id))
  if (email !== null) await deleteBlocksOf(transaction, email)
  await transaction.execute(
    sql`delete from seller_blocks where user_id = ${id} or seller_id = ${id}`,
  )
  await transaction.execute(sql`delete from lead_templates where user_id = ${id}`)
  await anonymise(
    transaction,
    now,
    sql`buyer_id = ${id} or seller_id = ${id}
      or (buyer_id is null and email = ${email}::citext and email <> '')`,
  )
}

/** Removes an address from the ledger: what it asked without an account, and who blocked it. Anonymous counts remain. */
export async function deleteLeadsByAddress(
  transaction: Database,
  email: string,
  now: Date,
): Promise<void> {
  await deleteBlocksOf(transaction, email)
  const isTyped = sql`buyer_id is null and email = ${email}::citext and email <> ''`
  await anonymise(transaction, now, isTyped)
}

/** Deletes the blocks of a sender in every spelling of the inbox, as blocks count. */
async function deleteBlocksOf(transaction: Database, email: string): Promise<void> {
  await transaction.delete(leadBlocks).where(isInbox(leadBlocks.email, email))
}

/** A contact of the ledger with the slug of its ad and its messages. */
export type PersonalLead = {
  lead: typeof leads.$inferSelect
  ad: string | null
  messages: (typeof leadMessages.$inferSelect)[]
}

/** Everything in the ledger that a person asked or was asked, oldest first, with the messages. */
export function listPersonalLeads(
  database: Database,
  { email, id }: { id: number; email: string | null },
): Promise<PersonalLead[]> {
  const asked = or(eq(leads.buyerId, id), email === null ? undefined : isTypedBy(email))
  return listLeads(database, or(asked, eq(leads.sellerId, id)))
}

/** What an address asked sellers without an account, oldest first, with the messages. */
export function listAskedLeads(database: Database, email: string): Promise<PersonalLead[]> {
  return listLeads(database, isTypedBy(email))
}

async function listLeads(database: Database, condition: SQL | undefined): Promise<PersonalLead[]> {
  const rows = await database
    .select({ lead: leads, ad: ads.slug })
    .from(leads)
    .leftJoin(ads, eq(ads.id, leads.adId))
    .where(and(isNull(leads.anonymisedAt), condition))
    .orderBy(asc(leads.createdAt), asc(leads.id))
  const ids = rows.map(({ lead }) => lead.id)
  const messages =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(leadMessages)
          .where(inArray(leadMessages.leadId, ids))
          .orderBy(asc(leadMessages.id))
  const byLead = Map.groupBy(messages, ({ leadId }) => leadId)
  return rows.map((row) => ({ ...row, messages: byLead.get(row.lead.id) ?? [] }))
}

/** When a person blocked sellers, whose data is not theirs. */
export async function listSellerBlocks(database: Database, userId: number): Promise<Date[]> {
  const rows = await database
    .select({ createdAt: sellerBlocks.createdAt })
    .from(sellerBlocks)
    .where(eq(sellerBlocks.userId, userId))
    .orderBy(asc(sellerBlocks.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}

/** When a seller blocked senders: their addresses, which the seller never learns, stay here. */
export async function listSenderBlocks(database: Database, userId: number): Promise<Date[]> {
  const rows = await database
    .select({ createdAt: leadBlocks.createdAt })
    .from(leadBlocks)
    .where(eq(leadBlocks.userId, userId))
    .orderBy(asc(leadBlocks.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}
