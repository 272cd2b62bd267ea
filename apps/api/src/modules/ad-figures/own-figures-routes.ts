import { adFiguresSchema, figuresSummarySchema, maxFigureAds } from "@wara/contract/ad-figures"
import { dataAnswerSchema } from "@wara/contract/answer"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { readSummary } from "./figures-store.ts"
import { readFigures } from "./use-cases/read-figures.ts"

const limit = { name: "own-figures", limit: 600, windowSeconds: 600 }

const querySchema = z.strictObject({
  ads: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
    .transform((text) => text.split(",").map(Number))
    .refine((ads) => ads.length <= maxFigureAds, `names more than ${maxFigureAds} ads`),
})

/** The numbers of the caller's ads. */
export function registerOwnFigures(app: App, { database }: Pick<AppContext, "database">): void {
  app.get(
    "/users/me/ad-figures",
    {
      schema: {
        tags: ["own ads"],
        summary: "How often some of the caller's ads were seen and answered in 28 days",
        description:
          "`ads` are ids, separated by commas; those that were never public are left out. `weekly` and `peers` compare an ad with the median of its category; `ideas` are for a public ad without a contact in seven days.",
        querystring: querySchema,
        response: {
          200: dataAnswerSchema(z.array(adFiguresSchema)),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limit)
      return { data: await readFigures(database, id, request.query.ads, new Date()) }
    },
  )
  app.get(
    "/users/me/ad-figures/summary",
    {
      schema: {
        tags: ["own ads"],
        summary: "The numbers of all the caller's ads together, of this week and the one before",
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(figuresSummarySchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limit)
      return { data: await readSummary(database, id, chileanDay(new Date())) }
    },
  )
}
