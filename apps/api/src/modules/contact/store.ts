import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { contactMessages } from "../../database/schema/contact.ts"

/** A message as it was stored. */
export type StoredMessage = ContactMessage & { documentId: string }

const columns = {
  documentId: contactMessages.documentId,
  email: contactMessages.email,
  name: contactMessages.name,
  company: contactMessages.company,
  phone: contactMessages.phone,
  message: contactMessages.message,
}

/** The message that was sent with a key. */
export async function findByKey(database: Database, key: string): Promise<StoredMessage | null> {
  const found = database
    .select(columns)
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, key))
  return (await found)[0] ?? null
}

/** Stores a message; null when its key was used already, also by a call that runs at the same time. */
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
