import { accountSchema, accountSummarySchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { profileSchema, publisherSchema } from "@wara/domain/accounts/profile-schema"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { limitRuts } from "../accounts/use-cases/limit-ruts.ts"
import { readAccount } from "../accounts/use-cases/read-account.ts"
import { readSummary, updateProfile } from "./use-cases/profile.ts"
import { setPublisher } from "./use-cases/set-publisher.ts"

const limits = {
  summary: { name: "summary", limit: 300, windowSeconds: 600 },
  profile: { name: "profile", limit: 30, windowSeconds: 600 },
}

export function registerOwnProfile(app: App, { database }: AppContext): void {
  app.get(
    "/users/me/summary",
    {
      schema: {
        tags: ["profile"],
        summary: "Available credits, own ads by state and missing profile fields",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(accountSummarySchema),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.summary)
      return { data: await readSummary(database, viewer.id, new Date()) }
    },
  )
  app.put(
    "/users/me/publisher",
    {
      schema: {
        tags: ["profile"],
        summary:
          "Stores the identity the caller publishes and buys under: a person or a company, with its RUT",
        body: z.strictObject({ data: publisherSchema }),
        response: { 200: accountSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.profile)
      const who = { userId: viewer.id, network: callerNetwork(request) }
      await limitRuts(database, { ...request.body.data, ...who }, new Date())
      await setPublisher(database, viewer.id, request.body.data)
      return readAccount(database, viewer.id, ["cover", "commune"], new Date())
    },
  )
  app.put(
    "/users/me/profile",
    {
      schema: {
        tags: ["profile"],
        summary: "Replaces the whole profile",
        body: z.strictObject({ data: profileSchema }),
        response: { 200: accountSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.profile)
      const who = { userId: viewer.id, network: callerNetwork(request) }
      await limitRuts(database, { ...request.body.data, ...who }, new Date())
      await updateProfile(database, viewer.id, request.body.data)
      return readAccount(database, viewer.id, ["cover", "commune"], new Date())
    },
  )
}
