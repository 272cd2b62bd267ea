import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { draftSavedSchema, savedDraftSchema } from "@wara/contract/draft"
import { ownAdSchema } from "@wara/contract/own-ad"
import { adDraftSchema } from "@wara/domain/ads/ad-draft-schema"
import { z } from "zod"
import { callerDevice } from "../../access/caller.ts"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { adParamsSchema, draftVersionSchema, idempotencyKeySchema } from "./ad-params.ts"
import { createDraft, readDraft, saveDraft } from "./use-cases/drafts.ts"
import { removeAd } from "./use-cases/own-ad-steps.ts"
import { readOwnAd } from "./use-cases/read-own-ads.ts"

const tags = ["own ads"]

const limits = {
  read: { name: "draft", limit: 300, windowSeconds: 600 },
  write: { name: "draft-changes", limit: 60, windowSeconds: 600 },
  /** Forms save automatically while the user types. */
  save: { name: "draft-saves", limit: 600, windowSeconds: 600 },
}

/** Drafts of ads, stored so that they can be continued on another device. */
export function registerDrafts(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/draft",
    {
      schema: {
        tags,
        summary:
          "The draft saved last, or that of an ad or of a key, with its pictures; null if there is none",
        querystring: z
          .strictObject({ ad: adParamsSchema.shape.id, key: idempotencyKeySchema })
          .partial(),
        response: {
          200: dataAnswerSchema(savedDraftSchema.nullable()),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.read)
      return { data: await readDraft(database, viewer.id, request.query) }
    },
  )
  app.post(
    "/users/me/ads",
    {
      schema: {
        tags,
        summary: "Creates an ad from a draft; each key creates one ad",
        body: z.strictObject({
          data: z.strictObject({ key: idempotencyKeySchema, draft: adDraftSchema }),
        }),
        response: {
          200: dataAnswerSchema(ownAdSchema),
          ...errorResponses(400, 401, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.write)
      const now = new Date()
      const { name: device } = callerDevice(request)
      const given = { ownerId: viewer.id, ...request.body.data, device }
      const adId = await createDraft(database, given, now)
      return { data: await readOwnAd(database, { adId, ownerId: viewer.id }, now) }
    },
  )
  app.put(
    "/users/me/ads/:id/draft",
    {
      schema: {
        tags,
        summary: "Saves a draft over the version last read",
        description: "409 with the path `version` when a newer version was saved in the meantime.",
        params: adParamsSchema,
        body: z.strictObject({
          data: z.strictObject({
            version: draftVersionSchema,
            draft: adDraftSchema,
          }),
        }),
        response: {
          200: dataAnswerSchema(draftSavedSchema),
          ...errorResponses(400, 401, 404, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.save)
      const key = { adId: request.params.id, ownerId: viewer.id }
      const save = { ...request.body.data, device: callerDevice(request).name }
      return { data: await saveDraft(database, key, save, new Date()) }
    },
  )
  app.delete(
    "/users/me/ads/:id",
    {
      schema: {
        tags,
        summary: "Deletes a draft, or removes an ad that is over from the own list",
        params: adParamsSchema,
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.write)
      await removeAd(database, { adId: request.params.id, ownerId: viewer.id }, new Date())
      return { ok: true } as const
    },
  )
}
