import { adStates } from "@wara/domain/ads/ad-state"
import { reviewKinds, reviewReasons, reviewStates } from "@wara/domain/ads/review"
import { riskSchema } from "@wara/domain/risk/risk-signal"
import { sellerTiers } from "@wara/domain/risk/seller-tier"
import { z } from "zod"
import { ownAdContentSchema } from "./own-ad.ts"
import { instantSchema, recordSchema } from "./record.ts"

/** A submission in the panel's review queue. */
export const reviewSchema = recordSchema.extend({
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  reason: z.enum(reviewReasons).nullable(),
  notes: z.string(),
  submitted_at: instantSchema,
  decided_at: instantSchema.nullable(),
  name: z.string(),
  price: z.number(),
  currency: z.string(),
  cover_url: z.string().nullable(),
  category_name: z.string().nullable(),
  ad_id: z.number().int(),
  ad_state: z.enum(adStates),
  owner_id: z.number().int(),
  owner_name: z.string(),
  decided_by: z.string().nullable(),
  /** Whether the ad was published before and the team returned it to review. */
  is_returned: z.boolean(),
  /** From 0 to 100; null while it is not computed, and half a year after the decision. */
  risk_score: z.number().int().nullable(),
  /** Who of the team is reading it now, and until when; null when nobody is. */
  claimed_by: z.string().nullable(),
  claimed_by_id: z.number().int().nullable(),
  claimed_until: instantSchema.nullable(),
})

export type Review = z.infer<typeof reviewSchema>

/** The end of the caller's claim of a submission. */
export const claimSchema = z.object({ until: instantSchema })

/** A decision that was made; the panel offers to undo it until `undo_until`. */
export const decisionSchema = z.object({ id: z.number().int(), undo_until: instantSchema })

/** Maximum number of submissions that one call decides. */
export const maxBulkReviews = 50

/** A submission of a bulk decision: the decision, or the sentence why there is none. */
export const bulkReviewResultSchema = z.object({
  review: z.number().int(),
  decision: z.number().int().nullable(),
  refusal: z.string().nullable(),
})

export type BulkReviewResult = z.infer<typeof bulkReviewResultSchema>

/** POST admin/reviews/bulk: a result for each; the decisions can be undone until `undo_until`. */
export const bulkReviewAnswerSchema = z.object({
  data: z.array(bulkReviewResultSchema),
  undo_until: instantSchema,
})

/** A decision that was undone: its ad, and the submission that is pending again, if any. */
export const undoneDecisionSchema = z.object({
  ad_id: z.number().int(),
  review_id: z.number().int().nullable(),
})

export const duplicateReasons = ["text", "serial", "picture"] as const

/** What another account can have in common with an account. */
export const sharedTraits = ["rut", "phone", "network"] as const

/** Another account with the same RUT, telephone or network; visible to the team only. */
export const relatedAccountSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(["open", "blocked", "deleted"]),
  shares: z.array(z.enum(sharedTraits)),
})

export type RelatedAccount = z.infer<typeof relatedAccountSchema>

/** Everything a moderator needs to decide. */
export const reviewDetailSchema = z.object({
  review: reviewSchema,
  content: ownAdContentSchema,
  /** The last approved version; null for a new ad. */
  approved: ownAdContentSchema.nullable(),
  names: z.object({
    category: z.string().nullable(),
    commune: z.string().nullable(),
    condition: z.string().nullable(),
    approved_category: z.string().nullable(),
    approved_commune: z.string().nullable(),
    approved_condition: z.string().nullable(),
  }),
  /** What the decision before asked the owner to change, and of which version; null when it did not. */
  requested: z
    .object({
      reason: z.enum(reviewReasons),
      notes: z.string(),
      decided_at: instantSchema,
      content: ownAdContentSchema,
      names: z.object({
        category: z.string().nullable(),
        commune: z.string().nullable(),
        condition: z.string().nullable(),
      }),
    })
    .nullable(),
  seller: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    rut: z.string().nullable(),
    company_rut: z.string().nullable(),
    phone: z.string().nullable(),
    related: z.array(relatedAccountSchema),
    pro: z.boolean(),
    /** From what people decided about the seller's ads. */
    tier: z.enum(sellerTiers),
    approved_ads: z.number().int(),
    refused_ads: z.number().int(),
    blocked: z.boolean(),
    /** Whether the account was ever blocked, now or earlier. */
    blocked_before: z.boolean(),
    createdAt: instantSchema,
    ads_by_state: z.record(z.enum(adStates), z.number().int()),
    decisions: z.array(
      z.object({
        ad_id: z.number().int(),
        name: z.string(),
        state: z.enum(reviewStates),
        reason: z.enum(reviewReasons).nullable(),
        decided_at: instantSchema,
      }),
    ),
  }),
  /** What the score is made of; for the team alone. */
  risk: riskSchema.extend({ computed_at: instantSchema }).nullable(),
  duplicates: z.array(
    z.object({
      ad_id: z.number().int(),
      name: z.string(),
      slug: z.string(),
      state: z.enum(adStates),
      owner_name: z.string(),
      cover_url: z.string().nullable(),
      is_same_owner: z.boolean(),
      reasons: z.array(z.enum(duplicateReasons)),
    }),
  ),
  /** False while the job that looks for ads with a similar name has not come to the submission. */
  are_names_compared: z.boolean(),
})

export type ReviewDetail = z.infer<typeof reviewDetailSchema>

/** What an ad's row contains now, in any state: how the team reads ads that the site does not show. */
export const staffAdContentSchema = reviewDetailSchema.pick({
  content: true,
  approved: true,
  names: true,
})

export type StaffAdContent = z.infer<typeof staffAdContentSchema>
