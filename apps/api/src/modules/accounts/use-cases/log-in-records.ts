import type { LogInRecord } from "@wara/contract/account"
import { logInPageSize } from "@wara/domain/accounts/log-in-record"
import type { Database } from "../../../database/database.ts"
import {
  type BlockedProvider,
  countLogInRecords,
  insertBlockedProvider,
  insertLogInRecord,
  listLogInRecords,
} from "../log-in-record-store.ts"

/** All log-ins to an account that are stored, newest first. */
export function exportLogIns(database: Database, userId: number): Promise<LogInRecord[]> {
  return listLogInRecords(database, userId)
}

/** A page of the log-ins to an account, newest first. */
export async function readLogInPage(database: Database, userId: number, page: number) {
  const pageSize = logInPageSize
  const [data, total] = await Promise.all([
    listLogInRecords(database, userId, { offset: (page - 1) * pageSize, limit: pageSize }),
    countLogInRecords(database, userId),
  ])
  const pageCount = Math.ceil(total / pageSize)
  return { data, meta: { pagination: { page, pageSize, pageCount, total } } }
}

/** Records that the return from a provider was refused because the account is blocked. */
export async function recordBlockedProvider(
  database: Database,
  log: BlockedProvider,
): Promise<void> {
  await insertBlockedProvider(database, log)
}

/** Records that the code of a provider's log-in was refused because the account is blocked. */
export async function recordBlockedCode(
  transaction: Database,
  { device, provider, userId }: Pick<BlockedProvider, "device" | "provider"> & { userId: number },
): Promise<void> {
  await insertLogInRecord(transaction, userId, { method: provider, result: "blocked", device })
}
