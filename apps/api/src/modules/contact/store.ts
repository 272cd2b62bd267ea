import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import { eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { contactMessages } from "../../database/schema/content.ts"

export type StoredMessage = ContactMessage & { documentId: string }

const columns = {
  documentId: contactMessages.documentId,
  email: contactMessages.email,
  name: contactMessages.name,
  company: contactMessages.company,
  phone: contactMessages.phone,
  message: contactMessages.message,
}

export async function findByKey(database: Database, key: string): Promise<StoredMessage | null> {
  const found = database
    .select(columns)
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, key))
  return (await found)[0] ?? null
}

/** Stores a message; null when its key was already used, also by a concurrent request. */
export async function insertMessage(
  database: Database,
  key: string,
  message: ContactMessage,
): Promise<StoredMessage | null> {
  const stored = database
    .insert(contactMessages)
    .values({ ...message, idempotencyKey: key })
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .returning(columns)
  return (await stored)[0] ?? null
}

/**
 * Records who answered a message; nobody with null. A repeated answer keeps the first. False when
 * there is no such message.
 */
export async function markAnswered(
  database: Database,
  { id, by }: { id: number; by: number | null },
  now: Date,
): Promise<boolean> {
  const answered = {
    answeredAt: sql`coalesce(${contactMessages.answeredAt}, ${now.toISOString()}::timestamptz)`,
    answeredBy: sql`coalesce(${contactMessages.answeredBy}, ${by}::int)`,
  }
  const marked = await database
    .update(contactMessages)
    .set(by === null ? { answeredAt: null, answeredBy: null } : answered)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  return marked.length > 0
}

/** Deletes messages older than a year, as the privacy policy promises. Returns how many. */
export function deleteOldMessages(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<number> {
  const due = sql`created_at < ${now.toISOString()}::timestamptz - interval '12 months'`
  return deleteInBatches(database, contactMessages, due, batches)
}
