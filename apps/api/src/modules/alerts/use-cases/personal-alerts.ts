import { instantSchema } from "@wara/contract/record"
import { alertFrequencies, alertKinds, alertStates } from "@wara/domain/alerts/alert"
import { z } from "zod"
import type { Database } from "../../../database/database.ts"
import { deleteAlertsOf, listPersonalAlerts } from "../personal-store.ts"
import { describeSearches } from "../search-names-store.ts"

/** An alert in the export of a person, with the ads that it reported. */
export const exportedAlertSchema = z.object({
  search: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(alertKinds)),
  frequency: z.enum(alertFrequencies),
  state: z.enum(alertStates),
  consent_version: z.string(),
  created_at: instantSchema,
  confirmed_at: instantSchema.nullable(),
  hits: z.array(z.object({ ad: z.string(), kind: z.enum(alertKinds), found_at: instantSchema })),
})

/** The alerts of an address whose owner is proved. */
export async function exportAlerts(
  database: Database,
  email: string | null,
): Promise<z.infer<typeof exportedAlertSchema>[]> {
  if (email === null) return []
  const rows = await listPersonalAlerts(database, email)
  const names = await describeSearches(
    database,
    rows.map(({ alert }) => alert),
  )
  return rows.map(({ alert, hits }, place) => ({
    search: alert.search,
    name: names[place] ?? "",
    kinds: alert.kinds,
    frequency: alert.frequency,
    state: alert.state,
    consent_version: alert.consentVersion,
    created_at: alert.createdAt.toISOString(),
    confirmed_at: alert.confirmedAt?.toISOString() ?? null,
    hits: hits.map(({ ad, foundAt, kind }) => ({ ad, kind, found_at: foundAt.toISOString() })),
  }))
}

/** Deletes the alerts of an address, within the caller's transaction. */
export async function eraseAlerts(transaction: Database, email: string | null): Promise<void> {
  if (email !== null) await deleteAlertsOf(transaction, email)
}
