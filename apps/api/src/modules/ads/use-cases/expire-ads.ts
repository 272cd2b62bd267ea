import type { Database } from "../../../database/database.ts"
import { endExpiredAds } from "../expiry-store.ts"

/**
 * Moves ads past their last day from active to expired (PRODUCT: ad lifecycle). Lists hide them by
 * their date already; the database's notices make the page cache drop what showed them.
 */
export function expireAds(database: Database, now: Date): Promise<number> {
  return endExpiredAds(database, now)
}
