import type { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { eraseAlerts, exportAlerts } from "../../alerts/use-cases/personal-alerts.ts"
import { exportRightsRequests } from "../../rights-requests/use-cases/personal-requests.ts"
import { exportMessages } from "../export-account-store.ts"
import { exportSchema } from "../export-schema.ts"
import { deleteMessagesOf } from "../store.ts"

/** What is stored about an address without an account. */
export const addressDataSchema = exportSchema.pick({
  alerts: true,
  contact_messages: true,
  rights_requests: true,
})

/** Everything stored about an address whose owner was proved by a mailed link. */
export async function exportAddress(
  database: Database,
  email: string,
): Promise<z.infer<typeof addressDataSchema>> {
  return {
    alerts: await exportAlerts(database, email),
    contact_messages: await exportMessages(database, email),
    rights_requests: await exportRightsRequests(database, { userId: null, email }),
  }
}

/** How many messages to the team came from an address. */
export async function countMessagesOf(database: Database, email: string): Promise<number> {
  return (await exportMessages(database, email)).length
}

/** Deletes the messages to the team and the alerts of an address, within the caller's transaction. */
export async function eraseMessagesOf(transaction: Database, email: string): Promise<void> {
  await deleteMessagesOf(transaction, email)
  await eraseAlerts(transaction, email)
}
