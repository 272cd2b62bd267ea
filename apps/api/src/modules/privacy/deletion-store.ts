import { and, eq, isNull, lte } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockAccount } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"

/** A person who requested deletion, with the data that proves their identity. */
export type LeavingPerson = {
  id: number
  email: string
  firstname: string
  passwordHash: string | null
  confirmedAt: Date | null
  deletionDueAt: Date | null
}

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  passwordHash: users.passwordHash,
  confirmedAt: users.confirmedAt,
  deletionDueAt: users.deletionDueAt,
}

/** The person of an account; null when it is deleted. */
export async function findPerson(database: Database, id: number): Promise<LeavingPerson | null> {
  const [person] = await database
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return person ?? null
}

/** Sets or clears the date on which an account will be deleted. */
export async function setDeletionDue(
  transaction: Database,
  id: number,
  dueAt: Date | null,
): Promise<void> {
  await transaction.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, id))
}

const isDue = (now: Date) =>
  and(lte(users.deletionDueAt, now), isNull(users.deletedAt), eq(users.role, "user"))

export async function listDueAccounts(database: Database, now: Date): Promise<number[]> {
  const due = await database.select({ id: users.id }).from(users).where(isDue(now))
  return due.map(({ id }) => id)
}

/**
 * Locks the person of a due account; null when another transaction is processing it or it is not
 * due any more.
 */
export async function lockDuePerson(
  transaction: Database,
  id: number,
  now: Date,
): Promise<LeavingPerson | null> {
  const person = await lockAccount(transaction, { id }, { skipLocked: true })
  const dueAt = person?.role === "user" ? person.deletionDueAt : null
  return dueAt !== null && dueAt <= now ? person : null
}
