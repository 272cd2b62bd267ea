import { postponedDays } from "@wara/domain/leads/lead"
import { days } from "@wara/domain/time"
import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { leadCodes, leadMessages, leads } from "../../database/schema/leads.ts"
import type { StoredLead } from "./lead-store.ts"
import type { StoredMessage } from "./message-store.ts"

/** Whether the buyer of a thread was mailed a link to it. */
export async function hasBuyerLink(database: Database, leadId: number): Promise<boolean> {
  const ofBuyer = and(eq(leadCodes.leadId, leadId), eq(leadCodes.side, "buyer"))
  return (await database.$count(leadCodes, ofBuyer)) > 0
}

const unreadAnswer = sql`(select max(message.id) from lead_messages as message
  where message.lead_id = leads.id and message.author = 'seller' and message.read_at is null)`

/**
 * Threads of the address of a thread whose newest mail to the buyer was postponed, with the answer
 * that it was about, if any. They are locked, so that no other transaction waits for them while the
 * inbox is counted; those that another one is changing are left out.
 */
export async function lockPostponed(
  transaction: Database,
  { email, id }: Pick<StoredLead, "email" | "id">,
  now: Date,
): Promise<{ lead: StoredLead; answer: StoredMessage | null }[]> {
  const since = new Date(now.getTime() - days(postponedDays)).toISOString()
  const found = await transaction
    .select()
    .from(leads)
    .where(
      sql`${leads.email} = ${email}::citext and ${leads.email} <> '' and ${leads.id} <> ${id}
        and ${leads.day} is null and ${leads.buyerId} is null and ${leads.buyerProvedAt} is null
        and ${leads.lastMessageAt} > ${since}::timestamptz
        and not exists (select from lead_codes as code
          where code.lead_id = leads.id and code.side = 'buyer' and code.created_at >= coalesce(
            (select created_at from lead_messages where lead_messages.id = ${unreadAnswer}),
            ${leads.createdAt}))`,
    )
    .orderBy(leads.id)
    .for("update", { skipLocked: true })
  const threads = []
  for (const lead of found) threads.push({ lead, answer: await findAnswer(transaction, lead.id) })
  return threads
}

async function findAnswer(transaction: Database, leadId: number): Promise<StoredMessage | null> {
  const [answer] = await transaction
    .select()
    .from(leadMessages)
    .innerJoin(leads, eq(leads.id, leadMessages.leadId))
    .where(and(eq(leads.id, leadId), sql`${leadMessages.id} = ${unreadAnswer}`))
  return answer?.lead_messages ?? null
}
