// Long because the attempts, devices and sessions of a log-in are counted and ended under the same locks.
import type { Session } from "@wara/contract/account"
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
import { logInFailures, sessions, users } from "../../database/schema/accounts.ts"
import { failureMemoryHours, failureWaits } from "./log-in-limits.ts"

/** What a log-in is compared with. */
export type Credentials = {
  id: number
  passwordHash: string | null
  isKnownDevice: boolean
}

/**
 * Whether one of these sessions, of one account and device, was opened since the last of them was closed
 * from elsewhere: by another device, a new password or the team. A log-out closes nothing in that sense:
 * its session was last used when it ended [B8.171].
 */
const wasOpenedSinceClosed = sql<boolean>`coalesce(
  max(sessions.created_at) filter (where not (${isClosedElsewhere()})) >=
  coalesce(max(sessions.revoked_at) filter (where ${isClosedElsewhere()}), '-infinity'), false)`

function isClosedElsewhere(): SQL {
  return sql`sessions.revoked_at is not null and sessions.last_used_at < sessions.revoked_at`
}

/**
 * The account of an e-mail or a username, in any letter case (no username contains an @, every
 * e-mail does); null when there is none.
 */
export async function findCredentials(
  database: Database,
  identifier: string,
  device: Device,
): Promise<Credentials | null> {
  const name = identifier.includes("@") ? users.email : users.username
  // Fully qualified names: the query builder omits the table from columns of a single table.
  const isKnownDevice = sql<boolean>`(select ${wasOpenedSinceClosed}
    from sessions where sessions.user_id = users.id and sessions.device_hash = ${device.hash})`
  const [found] = await database
    .select({ id: users.id, passwordHash: users.passwordHash, isKnownDevice })
    .from(users)
    .where(and(eq(name, identifier), isNull(users.deletedAt)))
  return found ?? null
}

export async function hasFailures(
  database: Database,
  counters: readonly { key: string }[],
): Promise<boolean> {
  const keys = counters.map(({ key }) => key)
  const memory = sql`make_interval(hours => ${failureMemoryHours}::int)`
  const [known] = await database
    .select({ key: logInFailures.key })
    .from(logInFailures)
    .where(
      and(
        inArray(logInFailures.key, keys),
        sql`${logInFailures.lastFailureAt} >= now() - ${memory}`,
      ),
    )
    .limit(1)
  return known !== undefined
}

/**
 * Counts an attempt as a failure before it is checked, so that a hundred concurrent attempts are
 * not a hundred free guesses; the last free failure starts the lock-out. Returns 0, or the
 * remaining seconds of a lock-out, which it does not extend.
 */
export async function countAttempt(
  transaction: Database,
  counter: { key: string; free: number },
): Promise<number> {
  const { key, free } = counter
  const { rowCount } = await transaction.execute(sql`
    insert into log_in_failures as known (key, failures, last_failure_at) values (${key}, 1, now())
    on conflict (key) do update set
      failures = ${nextCount}, last_failure_at = now(), locked_until = now() + ${waitAfter(free)}
    where known.locked_until is null or known.locked_until <= now()`)
  if (rowCount === 1) return 0
  const [locked] = await transaction
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${logInFailures.lockedUntil} - now()))::int`,
    })
    .from(logInFailures)
    .where(eq(logInFailures.key, key))
  return Math.max(1, locked?.seconds ?? 1)
}

const nextCount = sql`case
  when known.last_failure_at < now() - make_interval(hours => ${failureMemoryHours}::int) then 1
  else known.failures + 1 end`

/** Null, meaning no wait, up to the last free failure; the longest wait from the last step on. */
function waitAfter(free: number): SQL {
  const waits = sql`array[${sql.join(
    failureWaits.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  )}]`
  const step = sql`least(${nextCount} - ${free}::int + 1, ${failureWaits.length}::int)`
  return sql`make_interval(secs => (${waits})[${step}])`
}

export async function forgetFailures(
  transaction: Database,
  keys: readonly { key: string }[],
): Promise<void> {
  const these = keys.map(({ key }) => eq(logInFailures.key, key))
  await transaction.delete(logInFailures).where(or(...these, sql`false`))
}

/** Deletes the failures of all keys with this prefix. */
export async function forgetFailuresOf(transaction: Database, prefix: string): Promise<void> {
  await transaction.delete(logInFailures).where(like(logInFailures.key, `${prefix}%`))
}

/**
 * The user to warn of a log-in: one whose account was used before, but not from this device since its
 * session there was closed from elsewhere, if ever. Without a cookie, a device is identified by its
 * name. An unconfirmed address gets no warnings: it may belong to a person who never signed up.
 */
export async function findWhomToWarn(
  database: Database,
  logIn: { userId: number; device: Device },
): Promise<{ email: string; firstname: string } | null> {
  const { userId, device } = logIn
  const ofUser = sql`sessions.user_id = users.id`
  const [found] = await database
    .select({ email: users.email, firstname: users.firstname })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.confirmedAt),
        sql`exists (select from sessions where ${ofUser})`,
        sql`not (select ${wasOpenedSinceClosed} from sessions where ${ofUser} and ${isOf(device)})`,
      ),
    )
  return found ?? null
}

const isOf = ({ hash, name }: Device): SQL =>
  hash === null
    ? sql`sessions.device_hash is null and sessions.device = ${name}`
    : sql`sessions.device_hash = ${hash}`

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

/** Stores a session with the hash of its token; returns its documentId. */
export async function insertSession(
  database: Database,
  session: {
    userId: number
    tokenHash: Buffer
    device: Device
    expiresAt: Date
    panel?: { hasSecondFactor: boolean }
    now: Date
  },
): Promise<string> {
  const { device, now, panel, ...values } = session
  const stored = await database
    .insert(sessions)
    .values({
      ...values,
      ...(panel ? { panel: true, confirmedAt: now, ...panel } : {}),
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

/** Logs out: the session is last used when it ends, so that its device stays known. */
export async function endOwnSession(
  database: Database,
  own: { userId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await end(database, own.userId, eq(sessions.id, own.sessionId), now, { lastUsedAt: now })
}

async function end(
  database: Database,
  userId: number,
  which: SQL,
  now: Date,
  use: { lastUsedAt?: Date } = {},
): Promise<number> {
  const { rowCount } = await database
    .update(sessions)
    .set({ revokedAt: now, ...use })
    .where(and(eq(sessions.userId, userId), which, isLive(now)))
  return rowCount ?? 0
}

/** Those of the device where the person did what ends them, if any, end like by a log-out. */
export async function endEverySession(
  transaction: Database,
  id: number,
  now: Date,
  device: Device | null = null,
): Promise<void> {
  const lastUsedAt = device
    ? sql`case when ${isOf(device)} then ${now.toISOString()}::timestamptz else sessions.last_used_at end`
    : undefined
  await transaction
    .update(sessions)
    .set({ revokedAt: now, ...(lastUsedAt ? { lastUsedAt } : {}) })
    .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt)))
}
