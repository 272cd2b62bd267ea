import type { AccountSummary } from "@wara/contract/account"
import type { CreditKind } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { areFreeCreditsUsed, countAvailable, countOn, findNextDays } from "../store.ts"

/**
 * An owner's available credits by kind, and the days that the next one gives an ad (the default
 * when there is none). `free_used_elsewhere` counts free credits that cannot be used because
 * another account used those of the same RUT.
 */
export async function countCredits(
  database: Database,
  ownerId: number,
): Promise<AccountSummary["credits"]> {
  const scope = (await areFreeCreditsUsed(database, ownerId)) ? "not-free" : "all"
  const publication = await countAvailable(database, "publication", ownerId, scope)
  const all = await countAvailable(database, "publication", ownerId)
  return {
    publication,
    featured: await countAvailable(database, "featured", ownerId),
    days: (await findNextDays(database, ownerId, scope)) ?? (await readSettings(database)).ad_days,
    free_used_elsewhere: all - publication,
  }
}

/** Whether an ad has a credit of this kind that is not used up. */
export async function hasCreditOn(
  database: Database,
  kind: CreditKind,
  adId: number,
): Promise<boolean> {
  return (await countOn(database, kind, adId)) > 0
}
