import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { insertCredits } from "../store.ts"

/**
 * Grants the free publication credits of a new account [S1.2], within the transaction that creates
 * it.
 */
export async function grantFreeCredits(
  transaction: Database,
  config: Pick<Config, "freeAdsOnSignUp">,
  ownerId: number,
): Promise<void> {
  const { ad_days: days, free_ads: count } = await readSettings(transaction, config)
  const grant = { ownerId, source: "free", count, days, orderId: null } as const
  await insertCredits(transaction, "publication", grant, { reason: "sign-up", actorId: null })
}
