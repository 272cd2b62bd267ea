import type { LogInRecord } from "@wara/contract/account"
import {
  type LogInMethod,
  type LogInResult,
  logInRecordDays,
} from "@wara/domain/accounts/log-in-record"
import { days } from "@wara/domain/time"
import { desc, eq, lt, sql } from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { logInRecords } from "../../database/schema/log-in-records.ts"

/** What is stored of a log-in to an account. */
export type LogInFacts = {
  method: LogInMethod
  result: LogInResult
  isPanel?: boolean
  device: Device
}

/** Records a log-in, within the transaction that opens its session. */
export async function insertLogInRecord(
  database: Database,
  userId: number,
  facts: LogInFacts,
): Promise<void> {
  await database.insert(logInRecords).values({
    ...{ userId, method: facts.method, result: facts.result, panel: facts.isPanel ?? false },
    ...{ device: facts.device.name, networkHash: facts.device.networkHash ?? null },
  })
}

/**
 * Records a failed log-in by an e-mail or a username, if it belongs to an account. The same work is
 * done for every name, so that no answer takes longer because it does; of others nothing is stored.
 */
export async function recordFailedLogIn(
  database: Database,
  identifier: string,
  { device, isPanel = false, method, result }: LogInFacts,
): Promise<void> {
  const name = identifier.includes("@") ? sql`email` : sql`username`
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`)
    await transaction.execute(sql`
      insert into log_in_records (user_id, method, result, panel, device, network_hash)
      select id, ${method}, ${result}, ${isPanel}, ${device.name}, ${device.networkHash ?? null}
      from users where ${name} = ${identifier} and deleted_at is null`)
  })
}

/** A provider's log-in to a blocked account: by its identity, or the e-mail that the provider verified. */
export type BlockedProvider = {
  provider: "google" | "facebook"
  subject: string
  email: string | null
  device: Device
}

/** Records that a provider's log-in was refused because the account that it opens is blocked. */
export async function insertBlockedProvider(
  database: Database,
  { device, email, provider, subject }: BlockedProvider,
): Promise<void> {
  await database.execute(sql`
    insert into log_in_records (user_id, method, result, device, network_hash)
    select id, ${provider}, 'blocked', ${device.name}, ${device.networkHash ?? null}
    from users where blocked_at is not null and deleted_at is null
      and id = coalesce(
        (select user_id from identities where provider = ${provider} and subject = ${subject}),
        (select id from users where email = ${email}))`)
}

/** Log-ins to an account, newest first: all that are stored, or a slice of them. */
export async function listLogInRecords(
  database: Database,
  userId: number,
  slice?: { offset: number; limit: number },
): Promise<LogInRecord[]> {
  const rows = database
    .select()
    .from(logInRecords)
    .where(eq(logInRecords.userId, userId))
    .orderBy(desc(logInRecords.id))
  const found = await (slice ? rows.limit(slice.limit).offset(slice.offset) : rows)
  return found.map(({ createdAt, device, id, method, panel, result }) => ({
    ...{ id, method, result, panel, device, created_at: createdAt.toISOString() },
  }))
}

export function countLogInRecords(database: Database, userId: number): Promise<number> {
  return database.$count(logInRecords, eq(logInRecords.userId, userId))
}

/** Deletes log-ins whose time is over, in batches. Returns how many. */
export function deleteOldLogInRecords(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<number> {
  const before = new Date(now.getTime() - days(logInRecordDays))
  return deleteInBatches(database, logInRecords, lt(logInRecords.createdAt, before), batches)
}
