import type { OwnAd } from "@wara/contract/own-ad"

/** Names of what a form of the own ads sends. */
export const ownAdFields = { intent: "intent", ad: "ad", key: "key", reason: "reason" } as const

/** What somebody can do with an ad in the list. */
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

/** One thing that can be done. */
export type OwnAdIntent = (typeof ownAdIntents)[number]

/** What renewing and featuring cost: credits at hand, and a placement's price (pesos, IVA included). */
export type OwnAdPrices = {
  publication: number
  featured: number
  /** Null when it could not be asked for; the checkout says it. */
  featuredPrice: number | null
}

/** An ad of the list with what its forms need. */
export type ListedAd = {
  ad: OwnAd
  /** Made with the page: however often a form of it is sent, it is done once. */
  key: string
  /** Until when it would be public if it were renewed now; ISO. Null when it cannot be. */
  renewsUntil: string | null
}
