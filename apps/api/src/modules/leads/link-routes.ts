import { dataAnswerSchema } from "@wara/contract/answer"
import { leadThreadSchema } from "@wara/contract/lead"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitNetwork } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { leadLinkStepSchema, linkCodeSchema } from "./lead-step-schemas.ts"
import { followLeadLink, readLeadLink } from "./use-cases/follow-lead-link.ts"

const limit = { name: "lead-links-network", limit: 240, windowSeconds: 3600 }
const tags = ["leads"]

/** Threads without a log-in: the code of an e-mail is the proof [B10.3]. */
export function registerLeadLinks(app: App, context: AppContext): void {
  const { database } = context
  const count = (request: FastifyRequest) =>
    limitNetwork(database, { ...limit, network: callerNetwork(request) })
  app.get(
    "/lead-links",
    {
      schema: {
        tags,
        summary: "The thread that the link of an e-mail opens; changes nothing",
        querystring: z.strictObject({ code: linkCodeSchema }),
        response: { 200: dataAnswerSchema(leadThreadSchema), ...errorResponses(400, 410, 429) },
      },
    },
    async (request, reply) => {
      await count(request)
      reply.header("cache-control", "no-store")
      return { data: await readLeadLink(database, request.query.code, new Date()) }
    },
  )
  app.post(
    "/lead-links",
    {
      schema: {
        tags,
        summary: "Performs a step in the thread of a link: see, confirm, reply, close, sold, block",
        description: "Which steps a code allows depends on its side; each of them can be repeated.",
        body: z.strictObject({ data: leadLinkStepSchema }),
        response: {
          200: dataAnswerSchema(leadThreadSchema),
          ...errorResponses(400, 403, 404, 409, 410, 429),
        },
      },
    },
    async (request) => {
      await count(request)
      const call = { text: "", key: "", ...request.body.data }
      return { data: await followLeadLink(context, call, new Date()) }
    },
  )
}
