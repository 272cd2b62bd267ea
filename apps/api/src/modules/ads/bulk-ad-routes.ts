import { bulkAdActions, bulkAdResultSchema, ownAdsPageSize } from "@wara/contract/own-ad"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { limitViewer } from "../../plugins/limit-viewer.ts"
import { adParamsSchema, wishKeySchema } from "./ad-params.ts"
import { runBulkAction } from "./use-cases/run-bulk-action.ts"

const limit = { name: "ad-bulk", limit: 60, windowSeconds: 600 }

const adsSchema = z
  .array(adParamsSchema.shape.id)
  .min(1)
  .max(ownAdsPageSize)
  .refine((ads) => new Set(ads).size === ads.length, "Each ad once")

const bodySchema = z.strictObject({
  data: z.strictObject({ action: z.enum(bulkAdActions), ads: adsSchema, key: wishKeySchema }),
})

/** One action for several ads of the person logged in. */
export function registerBulkActions(app: App, { database }: AppContext): void {
  app.post(
    "/users/me/ads/bulk",
    {
      schema: {
        tags: ["own ads"],
        summary: "Pauses, renews or marks as sold up to 50 own ads; answers the result of each",
        description:
          "Each ad is done or refused by itself. Renewing takes one credit an ad, in the order given, until none is left. The same key renews each ad once; an ad that was ended for the same reason counts as done.",
        body: bodySchema,
        response: {
          200: z.object({ data: z.array(bulkAdResultSchema) }),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const order = { ...request.body.data, ownerId: viewer.id }
      return { data: await runBulkAction(database, order, new Date()) }
    },
  )
}
