import { asc, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { identities, oneTimeTokens, sessions, users } from "../../database/schema/accounts.ts"
import { contactMessages } from "../../database/schema/contact.ts"
import { files } from "../../database/schema/files.ts"
import { uploads } from "../../database/schema/uploads.ts"
import type { DataExport } from "./export-schema.ts"
import { instantOf } from "./instant-of.ts"

/** Account dates that are not part of what the person sees of the account. */
export async function exportAccountDates(database: Database, id: number) {
  const [user] = await database.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error("the account of a session does not exist")
  return {
    confirmed_at: instantOf(user.confirmedAt),
    username_changed_at: instantOf(user.usernameChangedAt),
    blocked_at: instantOf(user.blockedAt),
    blocked_reason: user.blockedReason,
    updated_at: user.updatedAt.toISOString(),
  }
}

/** Access data of the account: sessions, providers and e-mail links, without any secrets. */
export async function exportAccess(
  database: Database,
  userId: number,
): Promise<Pick<DataExport, "sessions" | "identities" | "links">> {
  const opened = await database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id))
  const linked = await database.select().from(identities).where(eq(identities.userId, userId))
  const sent = await database
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId))
    .orderBy(asc(oneTimeTokens.id))
  return {
    sessions: opened.map((session) => ({
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      ended_at: instantOf(session.revokedAt),
    })),
    identities: linked.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      created_at: createdAt.toISOString(),
    })),
    links: sent.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
      purpose,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      used_at: instantOf(usedAt),
    })),
  }
}

export async function exportUploads(
  database: Database,
  ownerId: number,
): Promise<DataExport["uploads"]> {
  const rows = await database
    .select({ url: files.url, type: uploads.type, createdAt: uploads.createdAt })
    .from(uploads)
    .innerJoin(files, eq(files.id, uploads.fileId))
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(asc(uploads.fileId))
  return rows.map(({ createdAt, ...upload }) => ({
    ...upload,
    created_at: createdAt.toISOString(),
  }))
}

export async function exportMessages(
  database: Database,
  email: string,
): Promise<DataExport["contact_messages"]> {
  const rows = await database
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(asc(contactMessages.id))
  return rows.map(({ email: from, name, company, phone, message, createdAt }) => ({
    email: from,
    name,
    company,
    phone,
    message,
    created_at: createdAt.toISOString(),
  }))
}
