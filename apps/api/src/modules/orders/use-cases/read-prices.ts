import type { Prices } from "@wara/domain/orders/quote"
import type { Database } from "../../../database/database.ts"
import { readSettings } from "../../settings/use-cases/read-settings.ts"
import { listPacksOnSale } from "../checkout-store.ts"

/** What is for sale now: the packs, cheapest first, and a featured placement. */
export async function readPrices(database: Database): Promise<Prices> {
  const { ad_days: adDays, featured_price: featuredPrice } = await readSettings(database)
  return { packs: await listPacksOnSale(database), featuredPrice, adDays }
}
