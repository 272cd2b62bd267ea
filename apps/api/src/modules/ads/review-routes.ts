import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  decisionSchema,
  reviewDetailSchema,
  staffAdContentSchema,
  undoneDecisionSchema,
} from "@wara/contract/review"
import { undoWindowMs } from "@wara/domain/ads/decision-undo"
import { reviewNotesLimit, reviewReasons } from "@wara/domain/ads/review"
import { notesRequired } from "@wara/domain/ads/review-texts"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { banAdByStaff } from "./use-cases/ban-ad.ts"
import { decideReview } from "./use-cases/decide-review.ts"
import { readReview, readStaffAd } from "./use-cases/read-review.ts"
import { returnAdByStaff } from "./use-cases/return-to-review.ts"
import { undoDecisionByStaff } from "./use-cases/undo-decision.ts"

const errors = errorResponses(400, 401, 403, 404, 409, 429)
const decided = { 200: dataAnswerSchema(decisionSchema), ...errors }
const answerDecision = (id: number, now: Date) => ({
  data: { id, undo_until: new Date(now.getTime() + undoWindowMs).toISOString() },
})
const refusal = z.strictObject({
  data: z.strictObject({
    reason: z.enum(reviewReasons),
    notes: z.string(notesRequired).trim().min(1, notesRequired).max(reviewNotesLimit),
  }),
})

export function registerReviews(app: App, context: AppContext): void {
  app.get(
    "/admin/reviews/:id/detail",
    {
      schema: {
        tags: ["admin"],
        summary: "All data needed to decide on a submission",
        params: idParams,
        response: {
          200: dataAnswerSchema(reviewDetailSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await readReview(context, request.params.id) }
    },
  )
  app.get(
    "/admin/ads/:id/content",
    {
      schema: {
        tags: ["admin"],
        summary: "Text, data and pictures of an ad in any state",
        params: idParams,
        response: {
          200: dataAnswerSchema(staffAdContentSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await readStaffAd(context.database, request.params.id) }
    },
  )
  app.post(
    "/admin/reviews/:id/approve",
    {
      schema: {
        tags: ["admin"],
        summary: "Publishes a submission; 409 if it was already decided",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}).optional() }).nullish(),
        response: decided,
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const decision = { kind: "approve" } as const
      const now = new Date()
      const call = { reviewId: request.params.id, actorId, decision }
      return answerDecision(await decideReview(context, call, now), now)
    },
  )
  for (const kind of ["request-changes", "reject"] as const) {
    app.post(
      `/admin/reviews/:id/${kind}`,
      {
        schema: {
          tags: ["admin"],
          summary: `Records the decision ${kind} on a submission; 409 if it was already decided`,
          params: idParams,
          body: refusal,
          response: decided,
        },
      },
      async (request) => {
        const actorId = requireStaff(request).id
        const decision = { kind, ...request.body.data }
        const now = new Date()
        const call = { reviewId: request.params.id, actorId, decision }
        return answerDecision(await decideReview(context, call, now), now)
      },
    )
  }
  app.post(
    "/admin/ads/:id/ban",
    {
      schema: {
        tags: ["admin"],
        summary: "Bans an ad permanently; no credit is returned",
        params: idParams,
        body: refusal,
        response: decided,
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const now = new Date()
      const ban = { adId: request.params.id, actorId, ...request.body.data }
      return answerDecision(await banAdByStaff(context, ban, now), now)
    },
  )
  app.post(
    "/admin/ads/:id/return-to-review",
    {
      schema: {
        tags: ["admin"],
        summary: "Hides a published ad until it has been reviewed again",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({ notes: z.string().trim().max(reviewNotesLimit) }),
        }),
        response: { 200: okAnswerSchema, ...errors },
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const call = { adId: request.params.id, actorId, notes: request.body.data.notes }
      await returnAdByStaff(context, call, new Date())
      return { ok: true } as const
    },
  )
  app.post(
    "/admin/decisions/:id/undo",
    {
      schema: {
        tags: ["admin"],
        summary:
          "Undoes one of the caller's decisions within 10 s; 409 if the seller was notified or the ad changed",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}).optional() }).nullish(),
        response: { 200: dataAnswerSchema(undoneDecisionSchema), ...errors },
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const call = { decisionId: request.params.id, actorId }
      const { adId, reviewId } = await undoDecisionByStaff(context, call, new Date())
      return { data: { ad_id: adId, review_id: reviewId } }
    },
  )
}
