import { dataAnswerSchema } from "@wara/contract/answer"
import { submissionSchema } from "@wara/contract/draft"
import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { z } from "zod"
import { callerDevice } from "../../access/caller.ts"
import { limitViewer } from "../../access/limits.ts"
import { botTokenHeaders, limitCheckout } from "../../access/require-person.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { draftVersionSchema, idempotencyKeySchema } from "./ad-params.ts"
import { submitDraft } from "./use-cases/submit-draft.ts"

const limit = { name: "ad-steps", limit: 120, windowSeconds: 600 }

const bodySchema = z.strictObject({
  data: z.strictObject({
    /** The key that creates the ad, if the draft was not saved before. */
    key: idempotencyKeySchema,
    version: draftVersionSchema,
    draft: adDraftSchema,
    /** The total that the user was shown, in pesos, IVA included; 0 when credits pay. */
    total: z.int32().nonnegative(),
    /**
     * Key, document and terms of the payment, as in POST /users/me/orders; validated with the ad,
     * with one message per field. Null when nothing is to be paid.
     */
    checkout: z.record(z.string(), z.unknown()).nullable(),
    /** Whether phone and commune of the ad complete the profile. */
    save_contact: z.boolean(),
  }),
})

/** Submitting a draft for review, with a payment when it is due. */
export function registerSubmissions(app: App, context: AppContext): void {
  const { database } = context
  app.post(
    "/users/me/ads/submit",
    {
      schema: {
        tags: ["own ads"],
        summary: "Submits a draft for review: with credits at once, else with a payment",
        description:
          "`submitted`: it awaits review; one publication credit was spent, and one featured credit if chosen. `payment`: an order was placed, and its payment at `redirect` submits the ad. `invalid`: errors by field, with paths that begin with `ad` or `checkout`. `cost`: the total is not the given one; nothing was written. Repeating the call returns the same result and spends nothing. 409 with the path `version` when the draft has a newer version, `state` when the ad was rejected, returned, banned or has ended.",
        headers: z.object(botTokenHeaders),
        body: bodySchema,
        response: {
          200: dataAnswerSchema(submissionSchema),
          ...errorResponses(400, 401, 403, 404, 409, 429, 503),
        },
      },
    },
    async (request) => {
      const { save_contact: saveContact, ...data } = request.body.data
      const { id: ownerId } = await limitViewer(database, request, limit)
      if (data.checkout !== null) await limitCheckout(context, request)
      const { name: device } = callerDevice(request)
      const submission = { ...data, ownerId, saveContact, device }
      return { data: await submitDraft(context, submission, new Date()) }
    },
  )
}
