import { and, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adRenewals } from "../../database/schema/ad-terms.ts"

export async function wasRenewed(database: Database, adId: number, key: string): Promise<boolean> {
  const same = and(eq(adRenewals.adId, adId), eq(adRenewals.idempotencyKey, key))
  return (await database.$count(adRenewals, same)) > 0
}

export async function insertRenewal(
  transaction: Database,
  renewal: typeof adRenewals.$inferInsert,
): Promise<void> {
  await transaction.insert(adRenewals).values(renewal)
}
