import type { CreditKind } from "@wara/domain/credits/credit"
import type { Database } from "../../../database/database.ts"
import { countOn } from "../store.ts"

/** Whether an ad has a credit of this kind that is not used up. */
export async function hasCreditOn(
  database: Database,
  kind: CreditKind,
  adId: number,
): Promise<boolean> {
  return (await countOn(database, kind, adId)) > 0
}
