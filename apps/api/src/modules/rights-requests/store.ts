import { waitingRightsStates } from "@wara/domain/privacy/rights-request"
import { and, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { users } from "../../database/schema/accounts.ts"
import { rightsRequests } from "../../database/schema/rights-requests.ts"

export type StoredRightsRequest = typeof rightsRequests.$inferSelect

type NewRequest = typeof rightsRequests.$inferInsert

/** Stores a request; null when its key was already used, also by a concurrent call. */
export async function insertRequest(
  transaction: Database,
  request: NewRequest,
): Promise<StoredRightsRequest | null> {
  const [stored] = await transaction
    .insert(rightsRequests)
    .values(request)
    .onConflictDoNothing({ target: rightsRequests.idempotencyKey })
    .returning()
  return stored ?? null
}

export async function findByKey(
  database: Database,
  key: string,
): Promise<StoredRightsRequest | null> {
  const [found] = await database
    .select()
    .from(rightsRequests)
    .where(eq(rightsRequests.idempotencyKey, key))
  return found ?? null
}

export async function findRequest(
  database: Database,
  id: number,
): Promise<StoredRightsRequest | null> {
  const [found] = await database.select().from(rightsRequests).where(eq(rightsRequests.id, id))
  return found ?? null
}

/** A request, locked until the transaction ends; null without one. */
export async function lockRequest(
  transaction: Database,
  which: { id: number } | { documentId: string; userId: number },
): Promise<StoredRightsRequest | null> {
  const [found] = await transaction
    .select()
    .from(rightsRequests)
    .where(conditionOf(which))
    .for("no key update")
  return found ?? null
}

function conditionOf(which: Parameters<typeof lockRequest>[1]): SQL | undefined {
  if ("id" in which) return eq(rightsRequests.id, which.id)
  const { documentId, userId } = which
  return and(eq(rightsRequests.documentId, documentId), eq(rightsRequests.userId, userId))
}

/** The answered request that a mailed code opens; null for an invalid code. */
export async function findAnswered(
  database: Database,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<StoredRightsRequest | null> {
  const hasCode = and(eq(rightsRequests.codeHash, codeHash), gt(rightsRequests.codeExpiresAt, now))
  const [found] = await database
    .select()
    .from(rightsRequests)
    .where(and(hasCode, eq(rightsRequests.state, "answered")))
  return found ?? null
}

export async function updateRequest(
  transaction: Database,
  id: number,
  set: Partial<NewRequest>,
): Promise<void> {
  await transaction.update(rightsRequests).set(set).where(eq(rightsRequests.id, id))
}

/** The account that confirmed an address; null without one. */
export async function findAccountOf(database: Database, email: string): Promise<number | null> {
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.confirmedAt)))
  return user?.id ?? null
}

/** A person's requests, newest first: those of the account and those of its address. */
export function listRequestsOf(
  database: Database,
  person: { userId: number | null; email: string | null },
): Promise<StoredRightsRequest[]> {
  return database.select().from(rightsRequests).where(isOf(person)).orderBy(desc(rightsRequests.id))
}

function isOf({ email, userId }: { userId: number | null; email: string | null }): SQL {
  const condition = or(
    userId === null ? undefined : eq(rightsRequests.userId, userId),
    email === null ? undefined : eq(rightsRequests.email, email),
  )
  return condition ?? sql`false`
}

/** Removes the person from their requests; those that still wait end as withdrawn. */
export async function eraseRequestsOf(
  transaction: Database,
  person: { userId: number; email: string | null },
  withdrawn: { state: "withdrawn"; closedAt: Date },
): Promise<void> {
  await transaction
    .delete(rightsRequests)
    .where(and(isOf(person), eq(rightsRequests.state, "unconfirmed")))
  await transaction
    .update(rightsRequests)
    .set(withdrawn)
    .where(and(isOf(person), inArray(rightsRequests.state, [...waitingRightsStates])))
  await transaction
    .update(rightsRequests)
    .set({
      ...{ userId: null, name: "", email: null, message: "", answer: "", extensionReason: "" },
      ...{ codeHash: null, codeExpiresAt: null, inboxHash: null },
    })
    .where(isOf(person))
}

/** Requests that wait for the team, the most urgent first. */
export function listWaiting(database: Database): Promise<StoredRightsRequest[]> {
  return database
    .select()
    .from(rightsRequests)
    .where(inArray(rightsRequests.state, [...waitingRightsStates]))
    .orderBy(rightsRequests.limitDay, rightsRequests.id)
}

/** Deletes requests that were not confirmed, and answered ones, that are older than the dates given. */
export async function deleteOldRequests(
  database: Database,
  { closedBefore, sentBefore }: { sentBefore: Date; closedBefore: Date },
  batches?: Batches,
): Promise<number> {
  const unconfirmed = and(
    eq(rightsRequests.state, "unconfirmed"),
    lt(rightsRequests.createdAt, sentBefore),
  )
  const due = or(unconfirmed, lt(rightsRequests.closedAt, closedBefore))
  return deleteInBatches(database, rightsRequests, due, batches)
}
