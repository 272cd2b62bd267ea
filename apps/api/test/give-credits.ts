import type { Database } from "../src/database/database.ts"
import { assignCreditToAd, insertCredits } from "../src/modules/credits/store.ts"

/** Gives an owner credits; `onAds` are spent on these ads, one each. */
export async function giveCredits(
  database: Database,
  ownerId: number,
  given: {
    kind?: "publication" | "featured"
    available?: number
    onAds?: readonly number[]
    days?: number
  },
): Promise<void> {
  const { available = 0, days = 15, kind = "publication", onAds = [] } = given
  const cause = { reason: "gift", actorId: null } as const
  const count = available + onAds.length
  const grant = { ownerId, source: "gift", count, days, orderId: null } as const
  await database.transaction(async (transaction) => {
    await insertCredits(transaction, kind, grant, cause)
    for (const adId of onAds) {
      await assignCreditToAd(transaction, kind, { ownerId, adId, now: new Date() }, cause)
    }
  })
}
