import { accountSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { accessReportSchema } from "@wara/contract/privacy"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { readAccount } from "../accounts/use-cases/read-account.ts"
import { buildAccessReport } from "./use-cases/access-report.ts"
import { blockData, unblockData } from "./use-cases/block-data.ts"

const limits = {
  /** Each change pauses or shows every ad and sends a mail. */
  block: { name: "data-block", limit: 10, windowSeconds: 3600 },
  report: { name: "access-report", limit: 30, windowSeconds: 3600 },
}

/** The temporary block of one's own data, and the access report. */
export function registerDataBlock(app: App, { config, database }: AppContext): void {
  const response = { 200: accountSchema, ...errorResponses(400, 401, 403, 429) }
  app.post(
    "/users/me/data-block",
    {
      schema: {
        tags: ["privacy"],
        summary: "Blocks the user's data: hides profile and ads, and nothing can be published",
        body: z.strictObject({ data: z.strictObject({}) }),
        response,
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limits.block)
      const now = new Date()
      await database.transaction((transaction) => blockData(transaction, config, id, now))
      return readAccount(database, id, ["cover", "commune"], now)
    },
  )
  app.delete(
    "/users/me/data-block",
    {
      schema: {
        tags: ["privacy"],
        summary: "Ends the block; ads that it paused are shown again",
        response,
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limits.block)
      const now = new Date()
      await database.transaction((transaction) => unblockData(transaction, config, id, now))
      return readAccount(database, id, ["cover", "commune"], now)
    },
  )
  app.get(
    "/users/me/access-report",
    {
      schema: {
        tags: ["privacy"],
        summary: "How many records of each kind are stored about the user",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(accessReportSchema),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limits.report)
      return { data: await buildAccessReport({ config, database }, id, new Date()) }
    },
  )
}
