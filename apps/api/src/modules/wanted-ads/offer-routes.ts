import { dataAnswerSchema } from "@wara/contract/answer"
import { leadReceiptSchema } from "@wara/contract/lead"
import { offerChoicesSchema } from "@wara/contract/wanted"
import { offerSchema } from "@wara/domain/wanted/offer-schema"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import type { AdSearcher } from "../search/use-cases/ad-searcher.ts"
import { wantedKeySchema } from "./own-routes.ts"
import { offerAd, readOfferChoices } from "./use-cases/offer-ad.ts"

const tags = ["wanted ads"]
const limits = {
  read: { name: "wanted-offer-choices", limit: 300, windowSeconds: 600 },
  write: { name: "wanted-offer-calls", limit: 60, windowSeconds: 600 },
}
const params = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) })

/** "Tengo uno": sellers offer their public ads to people who seek [B10.67]. */
export function registerOffers(app: App, context: AppContext & AdSearcher): void {
  const { database } = context
  app.get(
    "/wanted-offers/:slug",
    {
      schema: {
        tags,
        summary: "The public ads that the caller can offer to a wanted ad",
        params,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(offerChoicesSchema),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      const { id: sellerId } = await limitViewer(database, request, limits.read)
      const call = { sellerId, slug: request.params.slug }
      return { data: await readOfferChoices(context, call, new Date()) }
    },
  )
  app.post(
    "/wanted-offers/:slug",
    {
      schema: {
        tags,
        summary: "Answers a wanted ad, with an own public ad or without; each Idempotency-Key once",
        description:
          "Opens a thread with the person who seeks, who gets an e-mail at once; neither side learns the other's address. An ad is offered once to a wanted ad, and a seller without one (`ad: null`) answers it once; 20 times a day by a seller, 5 of them without an ad.",
        params,
        headers: z.object({ "idempotency-key": wantedKeySchema }),
        body: z.strictObject({ data: offerSchema }),
        response: {
          201: dataAnswerSchema(leadReceiptSchema),
          ...errorResponses(400, 401, 404, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const { id: sellerId } = await limitViewer(database, request, limits.write)
      const key = request.headers["idempotency-key"]
      const call = { sellerId, key, slug: request.params.slug, offer: request.body.data }
      return reply.status(201).send({ data: await offerAd(context, call, new Date()) })
    },
  )
}
