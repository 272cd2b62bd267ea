import { bulkReviewAnswerSchema, maxBulkReviews } from "@wara/contract/review"
import { undoWindowMs } from "@wara/domain/ads/decision-undo"
import { reviewNotesLimit, reviewReasons } from "@wara/domain/ads/review"
import { notesRequired } from "@wara/domain/ads/review-texts"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idempotencyKeySchema } from "./ad-params.ts"
import { decideReviews } from "./use-cases/decide-reviews.ts"

const bodySchema = z.strictObject({
  data: z.strictObject({
    kind: z.enum(["request-changes", "reject"]),
    reviews: z
      .array(z.int32().positive())
      .min(1)
      .max(maxBulkReviews)
      .refine((ids) => new Set(ids).size === ids.length, "Each review may be listed only once"),
    reason: z.enum(reviewReasons),
    notes: z.string(notesRequired).trim().min(1, notesRequired).max(reviewNotesLimit),
    key: idempotencyKeySchema,
  }),
})

/** One reason for several submissions [B10.52]. */
export function registerBulkDecisions(app: App, context: AppContext): void {
  app.post(
    "/admin/reviews/bulk",
    {
      schema: {
        tags: ["admin"],
        summary: `Refuses up to ${maxBulkReviews} submissions for one reason; returns a result for each`,
        description:
          "Each succeeds or fails on its own: the caller's own ads, those that another person is reading and those already decided are refused with a sentence. Repeating the call with its key returns the same decisions.",
        body: bodySchema,
        response: { 200: bulkReviewAnswerSchema, ...errorResponses(400, 401, 403, 409, 429) },
      },
    },
    async (request) => {
      const now = new Date()
      const call = { ...request.body.data, actorId: requireStaff(request).id }
      const data = await decideReviews(context, call, now)
      return { data, undo_until: new Date(now.getTime() + undoWindowMs).toISOString() }
    },
  )
}
