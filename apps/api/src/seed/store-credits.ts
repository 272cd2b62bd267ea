import { freeAdsOnSignUp } from "@wara/domain/accounts/account-limits"
import { adDurationDays } from "@wara/domain/ads/ad-visibility"
import type { Database } from "../database/database.ts"
import { users } from "../database/schema/accounts.ts"
import { adFeaturedReservations, adReservations } from "../database/schema/credits.ts"
import { idsBy } from "./ids-by.ts"
import { insertRows } from "./insert-rows.ts"
import type { LastOrder } from "./store-orders.ts"
import { writeLedger } from "./write-ledger.ts"

/** What each demo account may still spend. */
const available = {
  comprador: { free: freeAdsOnSignUp, pack: 0, featured: 0 },
  vendedor: { free: 1, pack: 0, featured: 1 },
  pro: { free: 0, pack: 9, featured: 2 },
} as const

/** Gives the demo accounts credits to publish with; those of packs are what their last order left. */
export async function storeCredits(
  database: Database,
  orders: ReadonlyMap<string, LastOrder>,
  now: Date,
): Promise<void> {
  const userIds = await idsBy(database, users, users.id, users.username)
  const credits = Object.entries(available).map(([name, counts]) => {
    const credit = { ownerId: userIds.get(name) ?? 0, days: adDurationDays }
    const order = orders.get(name)
    const rows = (source: "free" | "pack", count: number) => {
      const bought = source === "pack" ? order : undefined
      const origin = { orderId: bought?.id ?? null, grantedAt: bought?.paidAt ?? now }
      return Array.from({ length: count }, () => ({ ...credit, ...origin, source }))
    }
    return {
      publication: [...rows("free", counts.free), ...rows("pack", counts.pack)],
      featured: rows("pack", counts.featured),
    }
  })
  await database.transaction(async (transaction) => {
    await insertRows(
      transaction,
      adReservations,
      credits.flatMap((rows) => rows.publication),
    )
    await insertRows(
      transaction,
      adFeaturedReservations,
      credits.flatMap((rows) => rows.featured),
    )
    await writeLedger(transaction)
  })
}
