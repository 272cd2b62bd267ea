import { createHash } from "node:crypto"
import { certainInboxOf } from "@wara/domain/accounts/inbox"
import { rightsLinkHours } from "@wara/domain/privacy/rights-clock"
import { days, hours } from "@wara/domain/time"
import { and, desc, eq, gt, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { rightsLinks, rightsRequests } from "../../database/schema/rights-requests.ts"
import type { StoredRightsRequest } from "./store.ts"

/** Requests of an inbox that one link shows, the newest; far more than a person sends. */
const maxShown = 200

/** The inbox of an address, as requests and links refer to it. */
export function hashInbox(email: string): Buffer {
  return createHash("sha256")
    .update(`rights:${certainInboxOf(email)}`)
    .digest()
}

/** Makes concurrent requests of an inbox wait for each other until the transaction ends. */
export async function lockInbox(transaction: Database, inboxHash: Buffer): Promise<void> {
  const key = inboxHash.readBigInt64BE()
  await transaction.execute(sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`)
}

/** When an inbox got its links of the last day. */
export async function listLinkTimes(
  transaction: Database,
  inboxHash: Buffer,
  now: Date,
): Promise<Date[]> {
  const yesterday = new Date(now.getTime() - days(1))
  const rows = await transaction
    .select({ createdAt: rightsLinks.createdAt })
    .from(rightsLinks)
    .where(and(eq(rightsLinks.inboxHash, inboxHash), gt(rightsLinks.createdAt, yesterday)))
  return rows.map(({ createdAt }) => createdAt)
}

export async function insertLink(
  transaction: Database,
  link: typeof rightsLinks.$inferInsert,
): Promise<void> {
  await transaction.insert(rightsLinks).values(link)
}

/**
 * The requests that a mailed code may confirm, the newest first: all that wait in its inbox, however
 * many links it got. Null for an invalid code.
 */
export async function findUnconfirmed(
  database: Database,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<StoredRightsRequest[] | null> {
  const [link] = await database
    .select({ inboxHash: rightsLinks.inboxHash })
    .from(rightsLinks)
    .where(and(eq(rightsLinks.codeHash, codeHash), gt(rightsLinks.expiresAt, now)))
  if (link) {
    const since = new Date(now.getTime() - hours(rightsLinkHours))
    return listUnconfirmed(
      database,
      and(eq(rightsRequests.inboxHash, link.inboxHash), gt(rightsRequests.createdAt, since)),
    )
  }
  // Requests of earlier releases have a code each, for two days.
  const own = await listUnconfirmed(
    database,
    and(eq(rightsRequests.codeHash, codeHash), gt(rightsRequests.codeExpiresAt, now)),
  )
  return own.length === 0 ? null : own
}

function listUnconfirmed(
  database: Database,
  which: ReturnType<typeof and>,
): Promise<StoredRightsRequest[]> {
  return database
    .select()
    .from(rightsRequests)
    .where(and(eq(rightsRequests.state, "unconfirmed"), which))
    .orderBy(desc(rightsRequests.id))
    .limit(maxShown)
}

/** Deletes the links of an address. */
export async function deleteLinksOf(transaction: Database, email: string): Promise<void> {
  await transaction.delete(rightsLinks).where(eq(rightsLinks.inboxHash, hashInbox(email)))
}

export async function deleteOldLinks(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  await deleteInBatches(database, rightsLinks, lt(rightsLinks.expiresAt, now), batches)
}
