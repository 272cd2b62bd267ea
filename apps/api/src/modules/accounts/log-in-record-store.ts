import type { LogInRecord } from "@wara/contract/account"
import {
  type LogInMethod,
  type LogInResult,
  logInRecordDays,
  maxShownLogIns,
} from "@wara/domain/accounts/log-in-record"
import { days } from "@wara/domain/time"
import { desc, eq, lt, sql } from "drizzle-orm"
import type { Device } from "../../access/caller.ts"
import type { Database } from "../../database/database.ts"
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

export async function insertBlockedProvider(
  database: Database,
  log: { provider: "google" | "facebook"; subject: string },
): Promise<void> {
  await database.execute(sql`
    insert into log_in_records (user_id, method, result)
    select user_id, ${log.provider}, 'blocked' from identities
    where provider = ${log.provider} and subject = ${log.subject}`)
}

/** The newest log-ins to an account, for its owner; all of them with `isWhole`. */
export async function listLogInRecords(
  database: Database,
  userId: number,
  { isWhole = false } = {},
): Promise<LogInRecord[]> {
  const rows = database
    .select()
    .from(logInRecords)
    .where(eq(logInRecords.userId, userId))
    .orderBy(desc(logInRecords.id))
  const found = isWhole ? await rows : await rows.limit(maxShownLogIns)
  return found.map(({ createdAt, device, id, method, panel, result }) => ({
    ...{ id, method, result, panel, device, created_at: createdAt.toISOString() },
  }))
}

/** Deletes log-ins whose time is over. Returns how many. */
export async function deleteOldLogInRecords(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days(logInRecordDays))
  const { rowCount } = await database.delete(logInRecords).where(lt(logInRecords.createdAt, before))
  return rowCount ?? 0
}
