import type { Database } from "../../database/database.ts"
import { leads } from "../../database/schema/leads.ts"
import type { StoredLead } from "./lead-store.ts"

/**
 * Stores the lead of an offer, which begins answered; null when its ad was offered to the wanted ad
 * before, or the seller answered it without one.
 */
export async function insertOffer(
  transaction: Database,
  offer: Omit<typeof leads.$inferInsert, "channel" | "state"> & { wantedId: number },
): Promise<StoredLead | null> {
  const [stored] = await transaction
    .insert(leads)
    .values({ ...offer, channel: "wanted", state: "answered" })
    .onConflictDoNothing()
    .returning()
  return stored ?? null
}
