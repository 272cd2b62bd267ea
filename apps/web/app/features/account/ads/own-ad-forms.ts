import type { AdFigures } from "@wara/contract/ad-figures"
import type { BulkAdAction, BulkAdResult, OwnAd } from "@wara/contract/own-ad"

export const ownAdFields = { intent: "intent", ad: "ad", key: "key", reason: "reason" } as const

export const ownAdIntents = [
  "renew",
  "feature",
  "deactivate",
  "resume",
  "withdraw",
  "reopen",
  "duplicate",
  "delete",
] as const

export type OwnAdIntent = (typeof ownAdIntents)[number]

/**
 * What renewing and featuring cost: available credits, and the price of a placement (pesos, IVA
 * included).
 */
export type OwnAdPrices = {
  publication: number
  featured: number
  /** Null when it could not be loaded; the checkout shows it then. */
  featuredPrice: number | null
}

/** An ad of the list with the data that its forms need. */
export type ListedAd = {
  ad: OwnAd
  /** Idempotency key, created with the page, so that repeated submits run once. */
  key: string
  /** End of publication if it were renewed now, as ISO; null when it cannot be renewed. */
  renewsUntil: string | null
  /** How often it was seen and answered; null when it was never public, or they are missing. */
  figures?: AdFigures | null
}

export const bulkFormId = "bulk-ads"

/** Field names of the bulk action form; `ads` is repeated for each selected ad. */
export const bulkFields = { action: "bulk", ads: "ads", key: "key" } as const

/** Result of a bulk action that was refused for some ads. */
export type BulkOutcome = { action: BulkAdAction; results: BulkAdResult[] }

export function isBulkPossible({ can }: Pick<OwnAd, "can">, action: BulkAdAction): boolean {
  return action === "renew" ? can.renew : can.deactivate
}

export function isChoosable({ can }: Pick<OwnAd, "can">): boolean {
  return can.renew || can.deactivate
}
