import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { reviewDetailSchema } from "@wara/contract/review"
import { reviewNotesLimit, reviewReasons } from "@wara/domain/ads/review"
import { notesRequired } from "@wara/domain/ads/review-texts"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { requireStaff } from "../../plugins/require-role.ts"
import { idParams } from "./id-params.ts"
import { banAdByStaff } from "./use-cases/ban-ad-by-staff.ts"
import { decideReview } from "./use-cases/decide-review.ts"
import { readReview } from "./use-cases/read-review.ts"

const ok = { ok: true } as const
const decided = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }
const refusal = z.strictObject({
  data: z.strictObject({
    reason: z.enum(reviewReasons),
    notes: z.string(notesRequired).trim().min(1, notesRequired).max(reviewNotesLimit),
  }),
})

/** The review desk: what was submitted, and the decisions (PRODUCT: people and roles). */
export function registerReviews(app: App, context: AppContext): void {
  app.get(
    "/admin/reviews/:id/detail",
    {
      schema: {
        tags: ["admin"],
        summary: "Everything that is needed to decide a submission",
        params: idParams,
        response: {
          200: dataAnswerSchema(reviewDetailSchema),
          ...errorResponses(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await readReview(context.database, request.params.id) }
    },
  )
  app.post(
    "/admin/reviews/:id/approve",
    {
      schema: {
        tags: ["admin"],
        summary: "Publishes what was submitted; 409 when somebody decided before",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}).optional() }).nullish(),
        response: decided,
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const decision = { kind: "approve" } as const
      await decideReview(context, { reviewId: request.params.id, actorId, decision }, new Date())
      return ok
    },
  )
  for (const kind of ["request-changes", "reject"] as const) {
    app.post(
      `/admin/reviews/:id/${kind}`,
      {
        schema: {
          tags: ["admin"],
          summary: `${kind} of what was submitted; 409 when somebody decided before`,
          params: idParams,
          body: refusal,
          response: decided,
        },
      },
      async (request) => {
        const actorId = requireStaff(request).id
        const decision = { kind, ...request.body.data }
        await decideReview(context, { reviewId: request.params.id, actorId, decision }, new Date())
        return ok
      },
    )
  }
  app.post(
    "/admin/ads/:id/ban",
    {
      schema: {
        tags: ["admin"],
        summary: "Ends an ad for good; no credit comes back",
        params: idParams,
        body: refusal,
        response: decided,
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      await banAdByStaff(
        context,
        { adId: request.params.id, actorId, ...request.body.data },
        new Date(),
      )
      return ok
    },
  )
}
