import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { favouriteSchema, visitorFavouriteSchema } from "@wara/contract/favourite"
import { maxVisitorFavourites } from "@wara/domain/favourites/favourite"
import { favouriteNoteSchema } from "@wara/domain/favourites/favourite-schema"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import { requireViewer } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { deleteFavourite, listFavourites } from "./store.ts"
import { mergeSavedAds, saveAd } from "./use-cases/save-ad.ts"

const limit = { name: "favourites", limit: 600, windowSeconds: 3600 }

const noteBody = z.strictObject({
  data: z.strictObject({ note: favouriteNoteSchema.optional() }),
})
const mergeBody = z.strictObject({
  data: z.strictObject({ ads: z.array(visitorFavouriteSchema).max(maxVisitorFavourites) }),
})
const listAnswer = dataAnswerSchema(z.array(favouriteSchema))

/** The ads that users save. Owners see how many did, never who. */
export function registerFavourites(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/favourites",
    {
      schema: {
        tags: ["favourites"],
        summary: "All saved ads of the caller, the last saved first; at most 500",
        response: { 200: listAnswer, ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await listFavourites(database, requireViewer(request).id) }),
  )
  app.put(
    "/users/me/favourites/:id",
    {
      schema: {
        tags: ["favourites"],
        summary: "Saves a public ad with its price of now, or changes the note of a saved one",
        params: idParams,
        body: noteBody,
        response: {
          200: dataAnswerSchema(favouriteSchema),
          ...errorResponses(400, 401, 404, 409, 429),
        },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limit)
      const save = { userId, adId: request.params.id, note: request.body.data.note }
      return { data: await saveAd(database, save, new Date()) }
    },
  )
  app.delete(
    "/users/me/favourites/:id",
    {
      schema: {
        tags: ["favourites"],
        summary: "Forgets a saved ad; repeating it changes nothing",
        params: idParams,
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limit)
      await deleteFavourite(database, { userId, adId: request.params.id })
      return { ok: true as const }
    },
  )
  app.post(
    "/users/me/favourites/merge",
    {
      schema: {
        tags: ["favourites"],
        summary: "Adds what a browser saved before the log-in, and returns all saved ads",
        body: mergeBody,
        response: { 200: listAnswer, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limit)
      const merge = { userId, saved: request.body.data.ads }
      return { data: await mergeSavedAds(database, merge, new Date()) }
    },
  )
}
