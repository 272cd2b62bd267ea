import { dataAnswerSchema } from "@wara/contract/answer"
import { adLinkSchema } from "@wara/contract/own-ad"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitNetwork } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { followEndLink, readEndLink } from "./use-cases/end-links.ts"

const limit = { name: "ad-links-network", limit: 120, windowSeconds: 3600 }
const codeSchema = z.string().min(1).max(200)
const tags = ["own ads"]

/** The links of mails about an ad's end: they need no log-in, because the code is the proof. */
export function registerEndLinks(app: App, { database }: AppContext): void {
  const count = (request: FastifyRequest) =>
    limitNetwork(database, { ...limit, network: callerNetwork(request) })
  app.get(
    "/ad-links",
    {
      schema: {
        tags,
        summary: "Describes the action of an e-mail link without consuming the link",
        querystring: z.strictObject({ code: codeSchema }),
        response: { 200: dataAnswerSchema(adLinkSchema), ...errorResponses(400, 410, 429) },
      },
    },
    async (request, reply) => {
      await count(request)
      reply.header("cache-control", "no-store")
      return { data: await readEndLink(database, request.query.code, new Date()) }
    },
  )
  app.post(
    "/ad-links",
    {
      schema: {
        tags,
        summary: "Performs the action of an e-mail link: renews an ad or marks it as sold",
        body: z.strictObject({ data: z.strictObject({ code: codeSchema }) }),
        response: {
          200: dataAnswerSchema(adLinkSchema),
          ...errorResponses(400, 403, 404, 409, 410, 429),
        },
      },
    },
    async (request) => {
      await count(request)
      return { data: await followEndLink(database, request.body.data.code, new Date()) }
    },
  )
}
