import { createHash } from "node:crypto"
import type { Database } from "@wara/api/database"
import { idsBy } from "@wara/api/insert-rows"
import { readRows } from "@wara/api/read-rows"
import { abuseReports } from "@wara/api/schema/abuse-reports"
import { users } from "@wara/api/schema/accounts"
import { hours } from "@wara/domain/time"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { demoReports } from "../reports/demo-reports.ts"

/** Stores reports about ads of sellers without a demo log-in, once; missing ads get none. */
export async function storeReports(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(abuseReports)) > 0) return
    const userIds = await idsBy(transaction, users, users.id, users.username)
    const ads = await listOthersAds(transaction, now)
    const rows = demoReports.flatMap((report, index) => {
      const adId = ads[report.ad]
      if (adId === undefined) return []
      const { hoursAgo, message, network, reason, reporter, state } = report
      const createdAt = new Date(now.getTime() - hours(hoursAgo))
      const isDecided = state !== "open"
      return {
        ...{ adId, reason, message, state, createdAt, idempotencyKey: `demo-report-${index}` },
        reporterId: (reporter && userIds.get(reporter)) || null,
        networkHash: createHash("sha256").update(`demo-${network}`).digest(),
        decidedAt: isDecided ? new Date(createdAt.getTime() + hours(2)) : null,
        decidedBy: isDecided ? (userIds.get("moderador") ?? null) : null,
      }
    })
    if (rows.length > 0) await transaction.insert(abuseReports).values(rows)
  })
}

/** The oldest public ads of sellers without a demo log-in. */
async function listOthersAds(database: Database, now: Date): Promise<number[]> {
  const rows = await readRows(
    database,
    z.object({ id: z.number() }),
    sql`select ads.id from ads join users on users.id = ads.owner_id
      where users.username not in ('vendedor', 'pro') and ads.state = 'active'
        and ads.expires_at > ${now.toISOString()}::timestamptz + interval '5 days'
      order by ads.id limit 10`,
  )
  return rows.map(({ id }) => id)
}
