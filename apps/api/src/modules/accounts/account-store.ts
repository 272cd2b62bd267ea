import { type ConsentKind, consentVersion } from "@wara/domain/accounts/account"
import { days } from "@wara/domain/time"
import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { deleteOldReservations } from "../../database/former-usernames.ts"
import { lockAccount, type StoredUser } from "../../database/lock-user.ts"
import {
  consents,
  emailChanges,
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

/** Stores the consents of a new user, with their versions. */
export async function insertConsents(
  transaction: Database,
  userId: number,
  kinds: readonly ConsentKind[],
  now: Date,
): Promise<void> {
  const given = { userId, granted: true, version: consentVersion, createdAt: now }
  await transaction.insert(consents).values(kinds.map((kind) => ({ ...given, kind })))
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

/** Deletes expired account data: sessions, codes, attempts, failures and reserved usernames. */
export async function deleteLeftovers(database: Database, now: Date): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - days(count))
  const whenSessionsEnded: SQL = sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`
  await database
    .delete(sessions)
    .where(lt(whenSessionsEnded, daysAgo(sessionMemoryDays).toISOString()))
  await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, daysAgo(codeMemoryDays)))
  await database.delete(socialAttempts).where(lt(socialAttempts.expiresAt, daysAgo(codeMemoryDays)))
  await database
    .delete(logInFailures)
    .where(lt(logInFailures.lastFailureAt, daysAgo(failureMemoryHours / 24)))
  await deleteOldReservations(database, now)
}
