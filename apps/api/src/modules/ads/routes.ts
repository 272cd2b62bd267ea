import { nearbyAdSchema } from "@wara/contract/ad"
import { dataAnswerSchema } from "@wara/contract/answer"
import { bulkAdActions, bulkAdResultSchema, ownAdsPageSize } from "@wara/contract/own-ad"
import { adFacetsSchema, filterCategorySchema, filterCommuneSchema } from "@wara/contract/search"
import { z } from "zod"
import { readerOf } from "../../access/audience.ts"
import { limitViewer } from "../../access/limits.ts"
import { readFor } from "../../access/read-for.ts"
import type { App, AppContext } from "../../app-context.ts"
import { partialRecord } from "../../collections/dialect/endpoint-description.ts"
import {
  registerCollection,
  type TextSearch,
} from "../../collections/dialect/register-collection.ts"
import { adAnswers, countAnswers } from "../../http/answer-cache/shared-answers.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { sendData } from "../../http/json-text.ts"
import type { ReadPlaces } from "../search/use-cases/known-places.ts"
import { adParamsSchema, idempotencyKeySchema } from "./ad-params.ts"
import { registerAdSteps } from "./ad-step-routes.ts"
import { registerBulkDecisions } from "./bulk-review-routes.ts"
import { registerClaims } from "./claim-routes.ts"
import { registerDrafts } from "./draft-routes.ts"
import { registerEndLinks } from "./end-link-routes.ts"
import { listCategoryCounts, listCommuneCounts } from "./facets-store.ts"
import { registerHoldRoutes } from "./hold-routes.ts"
import type { ReadNewestSince } from "./newest-ads-store.ts"
import { registerOwnAds } from "./own-ad-routes.ts"
import { registerReviews } from "./review-routes.ts"
import { staffAds, staffReviews } from "./staff-collection.ts"
import { registerSubmissions } from "./submission-routes.ts"
import { countAdFacets, findAdsNearby } from "./use-cases/find-ads.ts"
import { runBulkAction } from "./use-cases/run-bulk-action.ts"

const limit = { name: "ad-bulk", limit: 60, windowSeconds: 600 }

const adsSchema = z
  .array(adParamsSchema.shape.id)
  .min(1)
  .max(ownAdsPageSize)
  .refine((ads) => new Set(ads).size === ads.length, "Each ad may be listed only once")

const bodySchema = z.strictObject({
  data: z.strictObject({
    action: z.enum(bulkAdActions),
    ads: adsSchema,
    key: idempotencyKeySchema,
  }),
})

/** One action on several ads of the logged-in user. */
function registerBulkActions(app: App, { database }: AppContext): void {
  app.post(
    "/users/me/ads/bulk",
    {
      schema: {
        tags: ["own ads"],
        summary:
          "Pauses, renews or marks as sold up to 50 of the caller's ads; returns a result per ad",
        description:
          "Each ad succeeds or fails on its own. Renewing takes one credit per ad, in the given order, until none is left. Each key renews an ad once; an ad that already ended for the same reason counts as done.",
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

const facetsQuerySchema = z
  .strictObject({
    _q: z.unknown(),
    filters: z.unknown(),
    near: z.unknown(),
    radius_km: z.unknown(),
  })
  .partial()

const nearbyQuerySchema = z.strictObject({
  near: z.string().min(1).max(80),
  _q: z.unknown().optional(),
  filters: z.unknown().optional(),
})

/**
 * Routes beside the list of ads: facet counts and filter lists [S7.7], and the actions of owners on
 * their ads.
 */
export function registerAds(
  app: App,
  context: AppContext,
  {
    search,
    readPlaces,
    readNewestSince,
  }: { search: TextSearch; readPlaces: ReadPlaces; readNewestSince: ReadNewestSince },
): void {
  registerOwnAds(app, context)
  registerDrafts(app, context)
  registerSubmissions(app, context)
  registerAdSteps(app, context)
  registerBulkActions(app, context)
  registerEndLinks(app, context)
  registerReviews(app, context)
  registerClaims(app, context)
  registerBulkDecisions(app, context)
  registerHoldRoutes(app, context)
  registerCollection(app, context, staffAds)
  registerCollection(app, context, staffReviews)
  app.get(
    "/ads/facets",
    {
      config: { sharedAnswers: countAnswers },
      schema: {
        tags: ["ads"],
        summary: "Facet counts of a search; each group ignores its own filter",
        description: "Takes the `_q`, `filters`, `near` and `radius_km` of GET /ads.",
        querystring: facetsQuerySchema,
        response: { 200: dataAnswerSchema(adFacetsSchema), ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request)
      const facets = await readFor(request, context, (pool) =>
        countAdFacets({ pool, search, readPlaces, readNewestSince }, reader, request.query),
      )
      return sendData(reply, facets)
    },
  )

  app.get(
    "/ads/nearby",
    {
      config: { sharedAnswers: adAnswers },
      schema: {
        tags: ["ads"],
        summary: "Ads matching the same search in nearby communes, nearest first",
        description:
          "Takes the `_q` and `filters` of GET /ads, ignoring place filters, and `near`, the slug of a commune. Distances are straight-line, in whole kilometres.",
        querystring: nearbyQuerySchema,
        response: {
          200: dataAnswerSchema(z.array(partialRecord(nearbyAdSchema))),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const reader = readerOf(request)
      const data = await readFor(request, context, (pool) =>
        findAdsNearby({ pool, search, readPlaces }, reader, request.query),
      )
      return { data }
    },
  )

  app.get(
    "/filter/categories",
    {
      config: { sharedAnswers: countAnswers },
      schema: {
        tags: ["ads"],
        summary: "All categories with their number of public ads, sorted by name",
        response: { 200: dataAnswerSchema(z.array(filterCategorySchema)) },
      },
    },
    async (request, reply) => sendData(reply, await readFor(request, context, listCategoryCounts)),
  )

  app.get(
    "/filter/communes",
    {
      config: { sharedAnswers: countAnswers },
      schema: {
        tags: ["ads"],
        summary: "Communes that have public ads, with their number, sorted by name",
        response: { 200: dataAnswerSchema(z.array(filterCommuneSchema)) },
      },
    },
    async (request, reply) => sendData(reply, await readFor(request, context, listCommuneCounts)),
  )
}
