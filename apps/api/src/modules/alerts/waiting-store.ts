import { and, eq, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { alerts } from "../../database/schema/alerts.ts"

/**
 * Alerts that watch since before an instant, found nothing and were not offered a wanted ad, locked.
 * Those that began with a wanted ad are left out, and those that another server mails.
 */
export function lockWithoutHits(
  transaction: Database,
  { before, limit }: { before: Date; limit: number },
) {
  return transaction
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.state, "active"),
        isNull(alerts.wantedOfferedAt),
        isNull(alerts.wantedId),
        lt(alerts.activeSince, before),
        sql`not exists (select from alert_hits where alert_hits.alert_id = ${alerts.id})`,
      ),
    )
    .orderBy(alerts.id)
    .limit(limit)
    .for("no key update", { skipLocked: true })
}
