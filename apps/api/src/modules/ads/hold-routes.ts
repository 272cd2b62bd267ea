import { okAnswerSchema } from "@wara/contract/account"
import { holdLinkSchema } from "@wara/contract/ad-hold"
import { dataAnswerSchema } from "@wara/contract/answer"
import { ownAdDetailSchema } from "@wara/contract/own-ad"
import { appealLimits } from "@wara/domain/ads/ad-hold"
import { holdTexts } from "@wara/domain/ads/ad-hold-texts"
import { reviewNotesLimit, reviewReasons } from "@wara/domain/ads/review"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitNetwork, limitViewer } from "../../access/limits.ts"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { adParamsSchema } from "./ad-params.ts"
import { holdCollection } from "./hold-collection.ts"
import { appealByLink, appealOwnHold, readHoldLink } from "./use-cases/appeal-hold.ts"
import { holdAdByStaff } from "./use-cases/hold-ad.ts"
import { readOwnAd } from "./use-cases/read-own-ads.ts"
import { releaseAdByStaff } from "./use-cases/release-ad.ts"

const codeSchema = z.string().min(1).max(200)
const textSchema = z
  .string()
  .trim()
  .min(appealLimits.min, holdTexts.appealTooShort)
  .max(appealLimits.max, holdTexts.appealTooLong)
const networkLimit = { name: "ad-appeal-links", limit: 60, windowSeconds: 3600 }
const ownerLimit = { name: "ad-appeals", limit: 30, windowSeconds: 3600 }

/** Holds: what the team places and decides, and the owner's appeal [B10.45, B10.46]. */
export function registerHoldRoutes(app: App, context: AppContext): void {
  registerCollection(app, context, holdCollection)
  registerStaffHoldSteps(app, context)
  registerAppeals(app, context)
}

function registerStaffHoldSteps(app: App, context: AppContext): void {
  const answers = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }
  const notes = z.string().trim().max(reviewNotesLimit)
  app.post(
    "/admin/ads/:id/hold",
    {
      schema: {
        tags: ["admin"],
        summary: "Takes a public ad out of sight until another member of the team decides",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({
            reason: z.enum(reviewReasons),
            notes: notes.min(1, holdTexts.notesRequired),
          }),
        }),
        response: answers,
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const call = { adId: request.params.id, actorId, ...request.body.data }
      await holdAdByStaff(context, call, new Date())
      return { ok: true } as const
    },
  )
  app.post(
    "/admin/ads/:id/release",
    {
      schema: {
        tags: ["admin"],
        summary: "Publishes an ad on hold again, without a lost day; 403 for one's own hold",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({ notes }) }),
        response: answers,
      },
    },
    async (request) => {
      const actorId = requireStaff(request).id
      const call = { adId: request.params.id, actorId, notes: request.body.data.notes }
      await releaseAdByStaff(context, call, new Date())
      return { ok: true } as const
    },
  )
}

function registerAppeals(app: App, { database }: AppContext): void {
  const count = (request: FastifyRequest) =>
    limitNetwork(database, { ...networkLimit, network: callerNetwork(request) })
  app.get(
    "/ad-appeals",
    {
      schema: {
        tags: ["own ads"],
        summary: "The hold that the link of a mail opens; changes nothing",
        querystring: z.strictObject({ code: codeSchema }),
        response: { 200: dataAnswerSchema(holdLinkSchema), ...errorResponses(400, 410, 429) },
      },
    },
    async (request, reply) => {
      await count(request)
      reply.header("cache-control", "no-store")
      return { data: await readHoldLink(database, request.query.code, new Date()) }
    },
  )
  app.post(
    "/ad-appeals",
    {
      schema: {
        tags: ["own ads"],
        summary: "Appeals a hold by the code of its mail; the same text counts once",
        body: z.strictObject({ data: z.strictObject({ code: codeSchema, text: textSchema }) }),
        response: { 200: dataAnswerSchema(holdLinkSchema), ...errorResponses(400, 409, 410, 429) },
      },
    },
    async (request) => {
      await count(request)
      return { data: await appealByLink(database, request.body.data, new Date()) }
    },
  )
  app.post(
    "/users/me/ads/:id/appeal",
    {
      schema: {
        tags: ["own ads"],
        summary: "Appeals the hold of one of the caller's ads; the same text counts once",
        params: adParamsSchema,
        body: z.strictObject({ data: z.strictObject({ text: textSchema }) }),
        response: {
          200: dataAnswerSchema(ownAdDetailSchema),
          ...errorResponses(400, 401, 404, 409, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, ownerLimit)
      const key = { adId: request.params.id, ownerId: viewer.id }
      const now = new Date()
      await appealOwnHold(database, { ...key, text: request.body.data.text }, now)
      return { data: await readOwnAd(database, key, now) }
    },
  )
}
