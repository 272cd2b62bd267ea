import { dataAnswerSchema, paginationSchema } from "@wara/contract/answer"
import {
  ownAdDetailSchema,
  ownAdSchema,
  ownAdSorts,
  ownAdsPageSize,
  ownAdsSearchLength,
} from "@wara/contract/own-ad"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { adParamsSchema } from "./ad-params.ts"
import { listAdsOf, readOwnAd } from "./use-cases/read-own-ads.ts"

const limit = { name: "own-ads", limit: 600, windowSeconds: 600 }

const tabs = z.enum(["all", "correct", "draft", "review", "active", "ended", "refused"])

const querySchema = z.strictObject({
  tab: tabs.default("all"),
  q: z.string().trim().max(ownAdsSearchLength).default(""),
  sort: z.enum(ownAdSorts).default("changed:desc"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(ownAdsPageSize).default(10),
})

const listSchema = z.object({
  data: z.array(ownAdSchema),
  meta: z.object({ pagination: paginationSchema, counts: z.record(tabs, z.number().int()) }),
})

/** The ads of the logged-in user. */
export function registerOwnAds(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/ads",
    {
      schema: {
        tags: ["own ads"],
        summary:
          "A page of the caller's ads, most recently changed first, with the number of ads per tab",
        description:
          "`q` keeps ads that contain every word in name, manufacturer or model, ignoring accents and case; the counts per tab ignore it. `sort` is a field with its direction, `name:asc`.",
        querystring: querySchema,
        response: { 200: listSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      return listAdsOf(database, viewer.id, request.query, new Date())
    },
  )
  app.get(
    "/users/me/ads/:id",
    {
      schema: {
        tags: ["own ads"],
        summary: "One of the caller's ads with its full content",
        params: adParamsSchema,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(ownAdDetailSchema),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const key = { adId: request.params.id, ownerId: viewer.id }
      return { data: await readOwnAd(database, key, new Date()) }
    },
  )
}
