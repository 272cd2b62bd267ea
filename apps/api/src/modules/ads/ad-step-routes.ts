import { dataAnswerSchema } from "@wara/contract/answer"
import { ownAdSchema } from "@wara/contract/own-ad"
import { endReasons } from "@wara/domain/ads/review"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { adParamsSchema, idempotencyKeySchema } from "./ad-params.ts"
import { readAdContent } from "./read-ad-content.ts"
import { duplicateAd } from "./use-cases/drafts.ts"
import { editAd } from "./use-cases/edit-ad.ts"
import { featureAd } from "./use-cases/feature-ad.ts"
import { deactivateAd, resumeAd } from "./use-cases/own-ad-steps.ts"
import { readOwnAd } from "./use-cases/read-own-ads.ts"
import { renewAd } from "./use-cases/renew-ad.ts"
import { reopenAd } from "./use-cases/reopen-ad.ts"

const limit = { name: "ad-steps", limit: 120, windowSeconds: 600 }
const tags = ["own ads"]
const answers = {
  200: dataAnswerSchema(ownAdSchema),
  ...errorResponses(400, 401, 403, 404, 409, 429),
}

/** Validated later, with one message per field, because the rules depend on the current year. */
const contentSchema = z.record(z.string(), z.unknown())

const keySchema = z.strictObject({ data: z.strictObject({ key: idempotencyKeySchema }) })

/** Actions of owners on their ads: edit, renew, feature, reopen, end, resume, copy. */
export function registerAdSteps(app: App, { config, database }: AppContext): void {
  app.put(
    "/users/me/ads/:id",
    {
      schema: {
        tags,
        summary: "Edits an ad that is or was public, or resubmits one that is in review",
        description: "`review` states whether the change awaits review.",
        params: adParamsSchema,
        body: z.strictObject({ data: contentSchema }),
        response: {
          200: z.object({ data: ownAdSchema, review: z.boolean() }),
          ...errorResponses(400, 401, 404, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const key = { adId: request.params.id, ownerId: viewer.id }
      const content = readAdContent(request.body.data, now)
      const review = await editAd(database, config, { ...key, content }, now)
      return { data: await readOwnAd(database, key, now), review }
    },
  )
  app.post(
    "/users/me/ads/:id/renew",
    {
      schema: {
        tags,
        summary: "Extends an ad by the days of one credit; each key renews once",
        params: adParamsSchema,
        body: keySchema,
        response: answers,
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const key = { adId: request.params.id, ownerId: viewer.id }
      const renewal = { ...key, key: request.body.data.key }
      await database.transaction((transaction) => renewAd(transaction, renewal, now))
      return { data: await readOwnAd(database, key, now) }
    },
  )
  app.post(
    "/users/me/ads/:id/feature",
    {
      schema: {
        tags,
        summary: "Features a public ad for one featured credit; each key features once",
        params: adParamsSchema,
        body: keySchema,
        response: answers,
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const key = { adId: request.params.id, ownerId: viewer.id }
      const featuring = { ...key, key: request.body.data.key }
      await database.transaction((transaction) => featureAd(transaction, featuring, now))
      return { data: await readOwnAd(database, key, now) }
    },
  )
  app.post(
    "/users/me/ads/:id/reopen",
    {
      schema: {
        tags,
        summary: "Turns an ad in review, whose credits are returned, or a rejected ad into a draft",
        params: adParamsSchema,
        body: z.strictObject({ data: z.strictObject({}) }),
        response: answers,
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const key = { adId: request.params.id, ownerId: viewer.id }
      await database.transaction((transaction) => reopenAd(transaction, key, now))
      return { data: await readOwnAd(database, key, now) }
    },
  )
  app.post(
    "/users/me/ads/:id/deactivate",
    {
      schema: {
        tags,
        summary: "Deactivates a public ad as sold or withdrawn",
        params: adParamsSchema,
        body: z.strictObject({ data: z.strictObject({ reason: z.enum(endReasons) }) }),
        response: answers,
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const key = { adId: request.params.id, ownerId: viewer.id }
      const end = { ...key, reason: request.body.data.reason }
      await database.transaction((transaction) => deactivateAd(transaction, end, now))
      return { data: await readOwnAd(database, key, now) }
    },
  )
  app.post(
    "/users/me/ads/:id/resume",
    {
      schema: {
        tags,
        summary: "Publishes an ad again that its owner deactivated, until its original end",
        params: adParamsSchema,
        body: z.strictObject({ data: z.strictObject({}) }),
        response: answers,
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const key = { adId: request.params.id, ownerId: viewer.id }
      await database.transaction((transaction) => resumeAd(transaction, key, now))
      return { data: await readOwnAd(database, key, now) }
    },
  )
  app.post(
    "/users/me/ads/:id/duplicate",
    {
      schema: {
        tags,
        summary: "Copies content and pictures to a new draft; each key creates one draft",
        params: adParamsSchema,
        body: keySchema,
        response: answers,
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      const now = new Date()
      const copy = { adId: request.params.id, ownerId: viewer.id, key: request.body.data.key }
      const adId = await duplicateAd(database, copy, now)
      return { data: await readOwnAd(database, { adId, ownerId: viewer.id }, now) }
    },
  )
}
