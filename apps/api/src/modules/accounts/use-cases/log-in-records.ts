import type { LogInRecord } from "@wara/contract/account"
import type { Database } from "../../../database/database.ts"
import { insertBlockedProvider, listLogInRecords } from "../log-in-record-store.ts"

/** All log-ins to an account that are stored, newest first. */
export function exportLogIns(database: Database, userId: number): Promise<LogInRecord[]> {
  return listLogInRecords(database, userId, { isWhole: true })
}

/** Records that a provider's log-in was refused because the account is blocked. */
export async function recordBlockedProvider(
  database: Database,
  log: { provider: "google" | "facebook"; subject: string },
): Promise<void> {
  await insertBlockedProvider(database, log)
}
