import { type Prices, pricesOf } from "@wara/domain/orders/quote"
import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import { listPacksOnSale } from "../order-store.ts"

/** What is for sale now: the packs, cheapest first, and a featured placement. */
export async function readPrices(database: Database): Promise<Prices> {
  return pricesOf(await listPacksOnSale(database), await readSettings(database))
}
