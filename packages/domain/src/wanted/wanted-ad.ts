import { days } from "../time.ts"

/** Where a wanted ad is on its way: what a person seeks, reviewed by the team like an ad. */
export const wantedStates = ["in_review", "active", "refused", "ended", "expired"] as const

export type WantedState = (typeof wantedStates)[number]

/** Wanted ads of a person that are in review or public at a time. */
export const maxOpenWanted = 3

/** Days for which a wanted ad is public. */
export const wantedDays = 30

/** Its owner renews it from this many days before its end on. */
export const wantedRenewalDays = 7

/** Kilometres around the commune of a wanted ad unless its owner chooses others. */
export const defaultWantedRadius = 100

/** Maximum and minimum lengths in characters, and the highest budget in pesos. */
export const wantedLimits = {
  name: { min: 5, max: 60 },
  manufacturer: 40,
  text: 500,
  year: { min: 1900, max: 2100 },
  budget: 9_999_999_999,
  reason: 500,
} as const

/** Wanted ads per page of the list. */
export const wantedPageSize = 20

/** Wanted ads that a person publishes at most, also those that ended meanwhile. */
export const wantedRate = { max: 10, windowMs: days(1) } as const

/** Offers of a seller, and those of them that show no ad. */
export const offerRate = { max: 20, windowMs: days(1) } as const
export const adlessOfferRate = { max: 5, windowMs: days(1) } as const

/** How many ads of one seller are compared with one wanted ad. */
export const maxMatchedAds = 500

/** Wanted ads that one mail shows to a seller; the others follow on the next day. */
export const maxMailedWanted = 10

/** Months after its end for which a wanted ad is stored. */
export const wantedMonths = 12

/** Days without anything found after which an alert offers to publish a wanted ad, once. */
export const offerWantedAfterDays = 14
