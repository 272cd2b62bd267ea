import { days } from "@wara/domain/time"
import { and, eq, gt, gte, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { deleteOldReservations } from "../../database/former-usernames.ts"
import { lockAccount, type StoredUser } from "../../database/lock-user.ts"
import {
  emailChanges,
  identities,
  logInFailures,
  oneTimeTokens,
  sessions,
  socialAttempts,
  users,
} from "../../database/schema/accounts.ts"
import { failureMemoryHours } from "./log-in-limits.ts"

/**
 * Whether an e-mail has an account, in any letter case, or belonged to one that can still reclaim
 * it: a thief who changed it must not block its owner from undoing that. `exceptUserId` is the
 * account that reclaims it.
 */
export async function isEmailTaken(
  database: Database,
  email: string,
  now: Date,
  exceptUserId = 0,
): Promise<boolean> {
  const owners = await database.$count(users, eq(users.email, email))
  if (owners > 0) return true
  const returning = and(
    eq(emailChanges.oldEmail, email),
    ne(emailChanges.userId, exceptUserId),
    isNotNull(emailChanges.confirmedAt),
    isNull(emailChanges.endedAt),
    gt(emailChanges.stoppableUntil, now),
  )
  return (await database.$count(emailChanges, returning)) > 0
}

export type Person = {
  id: number
  email: string
  firstname: string
  passwordHash: string | null
  confirmed: boolean
  blocked: boolean
  /** The team's message to the user of a blocked account. */
  blockedReason: string | null
}

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  passwordHash: users.passwordHash,
  confirmed: sql<boolean>`${users.confirmedAt} is not null`,
  blocked: sql<boolean>`${users.blockedAt} is not null`,
  blockedReason: users.blockedReason,
}

export async function findPerson(database: Database, id: number): Promise<Person | null> {
  const [person] = await database
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return person ?? null
}

/** A user, locked against other changes until the transaction ends. */
export async function lockPerson(transaction: Database, id: number): Promise<Person | null> {
  return lockedPerson(await lockAccount(transaction, { id }))
}

/** The same by e-mail, in any letter case. */
export async function lockPersonByEmail(
  transaction: Database,
  email: string,
): Promise<Person | null> {
  return lockedPerson(await lockAccount(transaction, { email }))
}

function lockedPerson(user: StoredUser | null): Person | null {
  if (user === null) return null
  const { blockedAt, blockedReason, confirmedAt, email, firstname, id, passwordHash } = user
  return {
    ...{ id, email, firstname, passwordHash, blockedReason },
    confirmed: confirmedAt !== null,
    blocked: blockedAt !== null,
  }
}

/**
 * Stores a new user; null when the e-mail or the username is taken, even by a concurrent request.
 */
export async function insertUser(
  transaction: Database,
  user: typeof users.$inferInsert,
): Promise<number | null> {
  const [stored] = await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return stored?.id ?? null
}

export async function setPassword(
  transaction: Database,
  id: number,
  passwordHash: string | null,
): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** Marks an unconfirmed e-mail as confirmed, and whether its person is known to be the owner. */
export async function confirmEmailOf(
  transaction: Database,
  id: number,
  emailProved: boolean,
  now: Date,
): Promise<void> {
  await transaction
    .update(users)
    .set({ confirmedAt: now, emailProved })
    .where(and(eq(users.id, id), isNull(users.confirmedAt)))
}

/**
 * Marks the e-mail as confirmed by the person who now holds the account alone; keeps the first
 * confirmation time.
 */
export async function proveEmailOf(transaction: Database, id: number, now: Date): Promise<void> {
  const confirmedAt = sql`coalesce(${users.confirmedAt}, ${now.toISOString()}::timestamptz)`
  await transaction.update(users).set({ confirmedAt, emailProved: true }).where(eq(users.id, id))
}

/** Days that an ended session is kept, so that its device remains known. */
const sessionMemoryDays = 180

/** Days that an expired code or OAuth log-in is kept for troubleshooting. */
const codeMemoryDays = 7

/**
 * Deletes expired account data in batches: sessions, codes, attempts, failures and reserved
 * usernames.
 */
export async function deleteLeftovers(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - days(count))
  const whenSessionsEnded: SQL = sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`
  const oldCode = daysAgo(codeMemoryDays)
  const oldFailure = daysAgo(failureMemoryHours / 24)
  const leftovers: [PgTable, SQL][] = [
    [sessions, lt(whenSessionsEnded, daysAgo(sessionMemoryDays).toISOString())],
    [oneTimeTokens, lt(oneTimeTokens.expiresAt, oldCode)],
    [socialAttempts, lt(socialAttempts.expiresAt, oldCode)],
    [logInFailures, lt(logInFailures.lastFailureAt, oldFailure)],
  ]
  for (const [table, due] of leftovers) await deleteInBatches(database, table, due, batches)
  await deleteOldReservations(database, now, batches)
}

/**
 * Whether a session of the account was opened from the device with this hash and not ended: one that
 * expired leaves its device known, one that was closed, there or elsewhere, does not [B10.225].
 */
export async function opensFrom(
  database: Database,
  userId: number,
  deviceHash: Buffer,
): Promise<boolean> {
  const here = and(
    eq(sessions.userId, userId),
    eq(sessions.deviceHash, deviceHash),
    isNull(sessions.revokedAt),
  )
  return (await database.$count(sessions, here)) > 0
}

/** Unlinks the providers that an account was linked to since a moment. */
export async function deleteIdentities(
  transaction: Database,
  userId: number,
  since: Date,
): Promise<void> {
  await transaction
    .delete(identities)
    .where(and(eq(identities.userId, userId), gte(identities.createdAt, since)))
}

/**
 * Whether an account is no more than a sign-up: never confirmed under any address, linked to no
 * provider, of no team member, without orders and without ads besides drafts.
 */
export async function isUnused(transaction: Database, userId: number): Promise<boolean> {
  const unused = and(
    eq(users.id, userId),
    eq(users.role, "user"),
    isNull(users.confirmedAt),
    sql`not exists (select from identities where user_id = ${userId})`,
    sql`not exists (select from email_changes where user_id = ${userId} and confirmed_at is not null)`,
    sql`not exists (select from orders where owner_id = ${userId})`,
    sql`not exists (select from ads where owner_id = ${userId} and state <> 'draft')`,
  )
  return (await transaction.$count(users, unused)) > 0
}
