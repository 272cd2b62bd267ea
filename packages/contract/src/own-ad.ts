import { mapAdFields } from "@wara/domain/ads/ad-fields"
import { adStates } from "@wara/domain/ads/ad-state"
import { endReasons, reviewKinds, reviewReasons, reviewStates } from "@wara/domain/ads/review"
import { currencies } from "@wara/domain/money/money"
import { z } from "zod"
import { adHoldSchema } from "./ad-hold.ts"
import { categorySchema } from "./catalog.ts"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"

/**
 * What the owner entered in an ad; `null` or 0 where nothing was entered. Numbers are ids of other
 * records.
 */
export const ownAdContentSchema = z.object(
  mapAdFields({
    line: () => z.string(),
    text: () => z.string(),
    email: () => z.string(),
    phone: () => z.string(),
    choice: () => z.number().int().nullable(),
    currency: () => z.enum(currencies),
    price: () => z.number().nonnegative(),
    /** In a draft the year is as typed, so it may be 2019.5. */
    year: () => z.number(),
    measure: () => z.number(),
    gallery: () => z.array(imageSchema),
  }),
)

export type OwnAdContent = z.infer<typeof ownAdContentSchema>

/** The last submission of an ad and its outcome. */
export const ownReviewSchema = z.object({
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  reason: z.enum(reviewReasons).nullable(),
  notes: z.string(),
  submitted_at: instantSchema,
  decided_at: instantSchema.nullable(),
})

/** An ad as only its owner sees it. Price net of IVA in `currency`. */
export const ownAdSchema = recordSchema.extend({
  slug: z.string(),
  name: z.string(),
  state: z.enum(adStates),
  price: z.number().nonnegative(),
  currency: z.enum(currencies),
  category: categorySchema.nullable(),
  place: z.string().nullable(),
  cover: imageSchema.nullable(),
  featured: z.boolean(),
  /**
   * When the featured placement ends; null when the ad is not featured, or featured as long as it
   * is public.
   */
  featured_until: instantSchema.nullable(),
  remaining_days: z.number().int().nonnegative(),
  /** Days by the Chilean calendar until a public ad ends: 0 today, 1 tomorrow. */
  ends_in_days: z.number().int().nonnegative(),
  published_at: instantSchema.nullable(),
  expires_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
  end_reason: z.enum(endReasons).nullable(),
  /** Whether the block of its owner's data paused it and lasts. */
  paused_by_block: z.boolean(),
  /** When its owner appealed the hold that is open, which is possible once; null before. */
  appealed_at: instantSchema.nullable(),
  submitted_at: instantSchema.nullable(),
  updated_at: instantSchema,
  /** Users who saw the contact data, each counted once, for as long as that is recorded. */
  contact_reveals: z.number().int().nonnegative(),
  /** Users who saved the ad, without its owner. */
  saves: z.number().int().nonnegative(),
  review: ownReviewSchema.nullable(),
  /** Why the team blocked it, regardless of earlier reviews; null unless it is blocked. */
  ban: z.object({ reason: z.enum(reviewReasons), notes: z.string() }).nullable(),
  /** Actions that the owner may take now. */
  can: z.object({
    edit: z.boolean(),
    renew: z.boolean(),
    feature: z.boolean(),
    deactivate: z.boolean(),
    resume: z.boolean(),
    withdraw: z.boolean(),
    reopen: z.boolean(),
    delete: z.boolean(),
    pay: z.boolean(),
  }),
})

export type OwnAd = z.infer<typeof ownAdSchema>

/** One ad with everything entered; for an edit that awaits review, the edited version. */
export const ownAdDetailSchema = ownAdSchema.extend({
  content: ownAdContentSchema,
  /** The open hold; null unless the ad is on hold. */
  hold: adHoldSchema.nullable(),
})

export type OwnAdDetail = z.infer<typeof ownAdDetailSchema>

/** Tabs of the account's ads, each with the states that it shows. */
export const ownAdTabs = {
  all: adStates,
  draft: ["draft", "awaiting_payment"],
  /** What only its owner can continue: the team waits for corrections. */
  correct: ["changes_requested"],
  review: ["pending", "on_hold"],
  active: ["active"],
  ended: ["expired", "deactivated"],
  refused: ["rejected", "banned"],
} as const satisfies Record<string, readonly (typeof adStates)[number][]>

export type OwnAdTab = keyof typeof ownAdTabs

/** Sort fields of own ads: `changed` is the last change, `end` is when a public ad ends. */
export const ownAdSortFields = ["changed", "name", "price", "state", "published", "end"] as const

export type OwnAdSortField = (typeof ownAdSortFields)[number]

export type SortDirection = "asc" | "desc"

/** Sort order of own ads; ads without the sorted value come last in both directions. */
export type OwnAdSort = `${OwnAdSortField}:${SortDirection}`

export const ownAdSorts = ownAdSortFields.flatMap((field): OwnAdSort[] => [
  `${field}:asc`,
  `${field}:desc`,
])

/** Maximum number of own ads on a page, and in one bulk action. */
export const ownAdsPageSize = 50

/** Maximum length of the search text for own ads, in characters. */
export const ownAdsSearchLength = 80

/** Actions on several own ads at once. */
export const bulkAdActions = ["renew", "pause", "sold"] as const

export type BulkAdAction = (typeof bulkAdActions)[number]

/**
 * Why an ad was left unchanged: the caller has no such ad, no credit for it, its state does not
 * allow the action now, or the account may not publish.
 */
export const bulkRefusalReasons = ["not-found", "credits", "state", "account"] as const

/** Outcome of a bulk action for one ad; `refusal` is null when it succeeded. */
export const bulkAdResultSchema = z.object({
  ad: z.number().int(),
  refusal: z
    .object({
      reason: z.enum(bulkRefusalReasons),
      /** Spanish text shown to the user. */
      message: z.string(),
    })
    .nullable(),
})

export type BulkAdResult = z.infer<typeof bulkAdResultSchema>

/** What the link in an e-mail does with an ad. */
export const adLinkSchema = z.object({
  action: z.enum(["renew", "sold"]),
  ad: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    state: z.enum(adStates),
  }),
  /** Available publication credits of the owner; renewing takes one. */
  credits: z.number().int().nonnegative(),
  /** Days that a renewal adds. */
  days: z.number().int().positive(),
  /** Whether the owner gave a RUT, which publishing and renewing require. */
  has_rut: z.boolean(),
})

export type AdLink = z.infer<typeof adLinkSchema>
