import { asc, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { alertHits, alerts } from "../../database/schema/alerts.ts"

/** Every alert of an address, oldest first, with the ads that it reported. */
export async function listPersonalAlerts(database: Database, email: string) {
  const rows = await database
    .select()
    .from(alerts)
    .where(eq(alerts.email, email))
    .orderBy(asc(alerts.id))
  const ids = rows.map(({ id }) => id)
  const hits =
    ids.length === 0
      ? []
      : await database
          .select({
            alertId: alertHits.alertId,
            kind: alertHits.kind,
            foundAt: alertHits.foundAt,
            ad: ads.slug,
          })
          .from(alertHits)
          .innerJoin(ads, eq(ads.id, alertHits.adId))
          .where(inArray(alertHits.alertId, ids))
          .orderBy(asc(alertHits.id))
  const byAlert = Map.groupBy(hits, ({ alertId }) => alertId)
  return rows.map((alert) => ({ alert, hits: byAlert.get(alert.id) ?? [] }))
}

/** Deletes the alerts of an address; their links and hits go with them. */
export async function deleteAlertsOf(transaction: Database, email: string): Promise<void> {
  await transaction.delete(alerts).where(eq(alerts.email, email))
}
