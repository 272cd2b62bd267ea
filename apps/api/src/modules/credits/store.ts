import { adDurationDays } from "@wara/domain/ads/ad-visibility"
import type { Database } from "../../database/database.ts"
import { adReservations } from "../../database/schema/credits.ts"

/** Adds publication credits, one row each. */
export async function insertCredits(
  transaction: Database,
  grant: { ownerId: number; source: "free" | "pack" | "gift"; count: number },
): Promise<void> {
  const { ownerId, source, count } = grant
  const rows = Array.from({ length: count }, () => ({ ownerId, source, days: adDurationDays }))
  if (rows.length > 0) await transaction.insert(adReservations).values(rows)
}
