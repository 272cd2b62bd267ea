import type { LeadAuthor } from "@wara/domain/leads/lead"
import { and, asc, eq, isNull, ne } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { leadMessages } from "../../database/schema/leads.ts"

export type StoredMessage = typeof leadMessages.$inferSelect

export function listMessages(database: Database, leadId: number): Promise<StoredMessage[]> {
  return database
    .select()
    .from(leadMessages)
    .where(eq(leadMessages.leadId, leadId))
    .orderBy(asc(leadMessages.id))
}

export function countMessages(database: Database, leadId: number): Promise<number> {
  return database.$count(leadMessages, eq(leadMessages.leadId, leadId))
}

/** Adds a message to a thread; null when its key was already used there. */
export async function insertMessage(
  transaction: Database,
  message: typeof leadMessages.$inferInsert,
): Promise<StoredMessage | null> {
  const [stored] = await transaction
    .insert(leadMessages)
    .values(message)
    .onConflictDoNothing({ target: [leadMessages.leadId, leadMessages.idempotencyKey] })
    .returning()
  return stored ?? null
}

/** The text of the message that a thread got with a key; null for an unknown one. */
export async function findTextByKey(
  database: Database,
  { idempotencyKey, leadId }: Pick<StoredMessage, "idempotencyKey" | "leadId">,
): Promise<string | null> {
  const same = and(eq(leadMessages.leadId, leadId), eq(leadMessages.idempotencyKey, idempotencyKey))
  const [message] = await database
    .select({ text: leadMessages.text })
    .from(leadMessages)
    .where(same)
  return message?.text ?? null
}

/** Marks the messages that a side received as read. */
export async function markRead(
  transaction: Database,
  { leadId, reader }: { leadId: number; reader: LeadAuthor },
  now: Date,
): Promise<void> {
  await transaction
    .update(leadMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(leadMessages.leadId, leadId),
        ne(leadMessages.author, reader),
        isNull(leadMessages.readAt),
      ),
    )
}
