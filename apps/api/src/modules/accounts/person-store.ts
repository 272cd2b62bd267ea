import { and, eq, isNull, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockAccount, type StoredUser } from "../../database/lock-user.ts"
import { sessions, users } from "../../database/schema/accounts.ts"

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

export async function setPassword(
  transaction: Database,
  id: number,
  passwordHash: string,
): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** Marks the e-mail as confirmed; keeps the first confirmation time. */
export async function confirmEmailOf(transaction: Database, id: number, now: Date): Promise<void> {
  await transaction
    .update(users)
    .set({ confirmedAt: now })
    .where(and(eq(users.id, id), isNull(users.confirmedAt)))
}

export async function endEverySession(transaction: Database, id: number, now: Date): Promise<void> {
  await transaction
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt)))
}
