import { and, eq, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { sessions, users } from "../../database/schema/accounts.ts"
import type { Device } from "../../plugins/caller.ts"

/** Stores a session and answers its documentId; its token is known by its hash only. */
export async function insertSession(
  database: Database,
  session: { userId: number; tokenHash: Buffer; device: Device; expiresAt: Date; now: Date },
): Promise<string> {
  const { device, now, ...values } = session
  const stored = await database
    .insert(sessions)
    .values({
      ...values,
      device: device.name,
      deviceHash: device.hash,
      createdAt: now,
      lastUsedAt: now,
    })
    .returning({ documentId: sessions.documentId })
  const [row] = stored
  if (!row) throw new Error("a session was not stored")
  return row.documentId
}

/**
 * Whom to tell of a log-in: the person, when the account was logged in before but never from this
 * device. Without a cookie, a device is known by what it calls itself.
 */
export async function findWhomToWarn(
  database: Database,
  logIn: { userId: number; device: Device },
): Promise<{ email: string; firstname: string } | null> {
  const { userId, device } = logIn
  const isThisDevice =
    device.hash === null
      ? and(isNull(sessions.deviceHash), eq(sessions.device, device.name))
      : eq(sessions.deviceHash, device.hash)
  const [found] = await database
    .select({
      email: users.email,
      firstname: users.firstname,
      isKnown: sql<boolean | null>`bool_or(coalesce(${isThisDevice}, false))`,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id)
  return found && found.isKnown === false
    ? { email: found.email, firstname: found.firstname }
    : null
}
