import { adStates } from "@wara/domain/ads/ad-state"
import { endReasons, reviewKinds, reviewReasons, reviewStates } from "@wara/domain/ads/review"
import { currencies } from "@wara/domain/money/currency"
import { z } from "zod"
import { categorySchema } from "./catalog.ts"
import { imageSchema } from "./image.ts"
import { instantSchema, recordSchema } from "./record.ts"

/** What its owner entered of an ad; `null` and 0 where nothing was. Numbers name other records. */
export const ownAdContentSchema = z.object({
  name: z.string(),
  category: z.number().int().nullable(),
  currency: z.enum(currencies),
  price: z.number().nonnegative(),
  description: z.string(),
  email: z.string(),
  phone: z.string(),
  region: z.number().int().nullable(),
  commune: z.number().int().nullable(),
  address: z.string(),
  address_number: z.string(),
  condition: z.number().int().nullable(),
  manufacturer: z.string(),
  model: z.string(),
  /** A draft's is as typed, 2019.5 too. */
  year: z.number(),
  serial_number: z.string(),
  weight: z.number(),
  width: z.number(),
  height: z.number(),
  depth: z.number(),
  gallery: z.array(imageSchema),
})

/** What its owner entered of an ad. */
export type OwnAdContent = z.infer<typeof ownAdContentSchema>

/** The last submission of an ad and what became of it. */
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
  /** Until when it is featured; null when it is not, or as long as it is public. */
  featured_until: instantSchema.nullable(),
  remaining_days: z.number().int().nonnegative(),
  published_at: instantSchema.nullable(),
  expires_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
  end_reason: z.enum(endReasons).nullable(),
  submitted_at: instantSchema.nullable(),
  updated_at: instantSchema,
  review: ownReviewSchema.nullable(),
  /** Why the team blocked it, whatever earlier reviews said; null unless it is blocked. */
  ban: z.object({ reason: z.enum(reviewReasons), notes: z.string() }).nullable(),
  /** What the owner may do with it now. */
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

/** An ad of the account on the wire. */
export type OwnAd = z.infer<typeof ownAdSchema>

/** One ad with everything entered; of an edit that waits for review, the edited version. */
export const ownAdDetailSchema = ownAdSchema.extend({ content: ownAdContentSchema })

/** One ad of the account, whole. */
export type OwnAdDetail = z.infer<typeof ownAdDetailSchema>

/** Tabs of the account's ads: which states each shows. */
export const ownAdTabs = {
  all: adStates,
  draft: ["draft", "awaiting_payment"],
  review: ["pending", "changes_requested"],
  active: ["active"],
  ended: ["expired", "deactivated"],
  refused: ["rejected", "banned"],
} as const satisfies Record<string, readonly (typeof adStates)[number][]>

/** Name of a tab. */
export type OwnAdTab = keyof typeof ownAdTabs

/** What the own ads can be sorted by. `changed` is the last change, `end` when a public ad ends. */
export const ownAdSortFields = ["changed", "name", "price", "state", "published", "end"] as const

/** One of them. */
export type OwnAdSortField = (typeof ownAdSortFields)[number]

/** Direction of a sort. */
export type SortDirection = "asc" | "desc"

/** Order of the own ads; ads without the value that is sorted by come last in both directions. */
export type OwnAdSort = `${OwnAdSortField}:${SortDirection}`

/** Every order of the own ads. */
export const ownAdSorts = ownAdSortFields.flatMap((field): OwnAdSort[] => [
  `${field}:asc`,
  `${field}:desc`,
])

/** Highest number of own ads on a page, and of those that one bulk action takes. */
export const ownAdsPageSize = 50

/** Longest text, in characters, that the own ads are searched by. */
export const ownAdsSearchLength = 80

/** What can be done with several own ads at once. */
export const bulkAdActions = ["renew", "pause", "sold"] as const

/** One bulk action. */
export type BulkAdAction = (typeof bulkAdActions)[number]

/**
 * Why an ad was left as it was: no such ad of the caller's, no credit for it, its state does not allow
 * the action now, or the account may not publish.
 */
export const bulkRefusalReasons = ["not-found", "credits", "state", "account"] as const

/** What became of one ad of a bulk action; `refusal` is null when it was done. */
export const bulkAdResultSchema = z.object({
  ad: z.number().int(),
  refusal: z
    .object({
      reason: z.enum(bulkRefusalReasons),
      /** In Spanish, for people. */
      message: z.string(),
    })
    .nullable(),
})

/** The result of one ad on the wire. */
export type BulkAdResult = z.infer<typeof bulkAdResultSchema>

/** What the link of a mail does with an ad. */
export const adLinkSchema = z.object({
  action: z.enum(["renew", "sold"]),
  ad: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    state: z.enum(adStates),
  }),
  /** Available publication credits of the owner: renewing takes one. */
  credits: z.number().int().nonnegative(),
  /** Days that renewing adds. */
  days: z.number().int().positive(),
  /** Whether the owner gave a RUT, without which nothing is published or renewed. */
  has_rut: z.boolean(),
})

/** A mail's link on the wire. */
export type AdLink = z.infer<typeof adLinkSchema>
