import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { claimSchema } from "@wara/contract/review"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { claimReview, giveReviewBack } from "./use-cases/claim-review.ts"

const errors = errorResponses(400, 401, 403, 404, 409, 429)

/** Taking and giving back a submission, so that two do not read one [B10.49]. */
export function registerClaims(app: App, { database }: AppContext): void {
  app.post(
    "/admin/reviews/:id/claim",
    {
      schema: {
        tags: ["admin"],
        summary: "Takes a submission for ten minutes, or renews that; 409 while another has it",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({}).optional() }).nullish(),
        response: { 200: dataAnswerSchema(claimSchema), ...errors },
      },
    },
    async (request) => {
      const call = { reviewId: request.params.id, actorId: requireStaff(request).id }
      const until = await claimReview(database, call, new Date())
      return { data: { until: until.toISOString() } }
    },
  )
  app.delete(
    "/admin/reviews/:id/claim",
    {
      schema: {
        tags: ["admin"],
        summary: "Gives a submission back before its time; without effect on other people's",
        params: idParams,
        response: { 200: okAnswerSchema, ...errors },
      },
    },
    async (request) => {
      const call = { reviewId: request.params.id, actorId: requireStaff(request).id }
      await giveReviewBack(database, call)
      return { ok: true } as const
    },
  )
}
