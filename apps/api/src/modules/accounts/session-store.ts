import type { Session } from "@wara/contract/account"
import { days } from "@wara/domain/time"
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
import { sessions, users } from "../../database/schema/accounts.ts"

/** Stores a session with the hash of its token; returns its documentId. */
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
      networkHash: device.networkHash ?? null,
      createdAt: now,
      lastUsedAt: now,
    })
    .returning({ documentId: sessions.documentId })
  const [row] = stored
  if (!row) throw new Error("a session was not stored")
  return row.documentId
}

/** Log-in warnings per day to an unconfirmed address. */
const warningsUnconfirmed = 5

/**
 * The user to warn of a log-in: one whose account was used before, but never from this device.
 * Without a cookie, a device is identified by its name. A user who signed up with another person's
 * address cannot flood that inbox by repeated log-ins.
 */
export async function findWhomToWarn(
  database: Database,
  logIn: { userId: number; device: Device; now: Date },
): Promise<{ email: string; firstname: string } | null> {
  const { userId, device, now } = logIn
  const dayAgo = new Date(now.getTime() - days(1)).toISOString()
  const openedToday = sql`count(*) filter (where ${sessions.createdAt} > ${dayAgo}::timestamptz)`
  const isThisDevice =
    device.hash === null
      ? and(isNull(sessions.deviceHash), eq(sessions.device, device.name))
      : eq(sessions.deviceHash, device.hash)
  const [found] = await database
    .select({
      email: users.email,
      firstname: users.firstname,
      isKnown: sql<boolean | null>`bool_or(coalesce(${isThisDevice}, false))`,
      canBeNotified: sql<boolean>`${users.confirmedAt} is not null or ${openedToday} <= ${warningsUnconfirmed}`,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id)
  return found && found.isKnown === false && found.canBeNotified
    ? { email: found.email, firstname: found.firstname }
    : null
}

/** Sessions shown; users with more end the others all at once. */
const maxSessions = 100

const isLive = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/** The live sessions of a user, the current one first, then by last use. */
export async function findLiveSessions(
  database: Database,
  owner: { userId: number; sessionId: number },
  now: Date,
): Promise<Session[]> {
  const isCurrent = sql<boolean>`${sessions.id} = ${owner.sessionId}`
  const rows = await database
    .select({ session: sessions, isCurrent })
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), isLive(now)))
    .orderBy(desc(isCurrent), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(maxSessions)
  return rows.map(({ session, isCurrent: is_current }) => ({
    id: session.documentId,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current,
  }))
}

/** Ends one live session of a user; false when there is none. */
export async function endSession(
  database: Database,
  session: { userId: number; documentId: string },
  now: Date,
): Promise<boolean> {
  return (await end(database, session.userId, eq(sessions.documentId, session.documentId), now)) > 0
}

export async function endOtherSessions(
  database: Database,
  current: { userId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await end(database, current.userId, ne(sessions.id, current.sessionId), now)
}

export async function endOwnSession(
  database: Database,
  own: { userId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await end(database, own.userId, eq(sessions.id, own.sessionId), now)
}

async function end(database: Database, userId: number, which: SQL, now: Date): Promise<number> {
  const { rowCount } = await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), which, isLive(now)))
  return rowCount ?? 0
}
