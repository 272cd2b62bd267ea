import { type DataKind, dataRegister } from "@wara/domain/privacy/data-register-texts"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import {
  eraseReporter,
  exportAbuseReports,
} from "../../abuse-reports/use-cases/personal-reports.ts"
import { eraseAlerts, exportAlerts } from "../../alerts/use-cases/personal-alerts.ts"
import { eraseAddressLeads, exportAskedLeads } from "../../leads/use-cases/personal-leads.ts"
import { exportRightsRequests } from "../../rights-requests/use-cases/personal-requests.ts"
import { exportMessages } from "../export-account-store.ts"
import { exportSchema } from "../export-schema.ts"
import { deleteMessagesOf } from "../store.ts"

const partsSchema = exportSchema.pick({
  abuse_reports: true,
  alerts: true,
  contact_messages: true,
  leads_asked: true,
  rights_requests: true,
})

type Parts = z.infer<typeof partsSchema>

/**
 * What is stored about an address without an account, and what the law requires an access report to
 * say about each kind of it.
 */
export const addressDataSchema = partsSchema.extend({
  register: z.array(
    z.object({
      name: z.string(),
      records: z.number(),
      contents: z.string(),
      origin: z.string(),
      purpose: z.string(),
      basis: z.string(),
      recipients: z.string(),
      retention: z.string(),
    }),
  ),
})

/** A part that the register does not describe does not compile. */
const kindOfPart: Record<keyof Parts, DataKind> = {
  leads_asked: "leads",
  alerts: "alerts",
  contact_messages: "contact_messages",
  abuse_reports: "abuse_reports",
  rights_requests: "rights_requests",
}

/** Everything stored about an address whose owner was proved by a mailed link. */
export async function exportAddress(
  database: Database,
  email: string,
): Promise<z.infer<typeof addressDataSchema>> {
  const person = { userId: null, email }
  const parts: Parts = {
    leads_asked: await exportAskedLeads(database, email),
    alerts: await exportAlerts(database, email),
    contact_messages: await exportMessages(database, email),
    abuse_reports: await exportAbuseReports(database, person),
    rights_requests: await exportRightsRequests(database, person),
  }
  const counted = Object.entries(parts).map(([part, { length: records }]) => ({ part, records }))
  const register = counted
    .filter(({ records }) => records > 0)
    .flatMap(({ part, records }) => (isPart(part) ? [describePart(part, records)] : []))
  return { register, ...parts }
}

const isPart = (name: string): name is keyof Parts => name in kindOfPart

const describePart = (part: keyof Parts, records: number) => ({
  ...dataRegister[kindOfPart[part]],
  records,
})

/** How many messages to the team came from an address. */
export async function countMessagesOf(database: Database, email: string): Promise<number> {
  return (await exportMessages(database, email)).length
}

/**
 * Deletes what an address asked sellers and the team, its alerts, and who it is in its reports,
 * within the caller's transaction.
 */
export async function eraseAddress(transaction: Database, email: string, now: Date): Promise<void> {
  await deleteMessagesOf(transaction, email)
  await eraseAlerts(transaction, email)
  await eraseAddressLeads(transaction, email, now)
  await eraseReporter(transaction, { userId: null, email })
}
