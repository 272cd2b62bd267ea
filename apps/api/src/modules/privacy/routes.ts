import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { registerDataBlock } from "./block-routes.ts"
import { registerConsents } from "./consent-routes.ts"
import { registerDeletion } from "./deletion-routes.ts"
import { exportSchema } from "./export-schema.ts"
import { exportData } from "./use-cases/export-data.ts"

const limit = { name: "export", limit: 10, windowSeconds: 3600 }

function registerExport(app: App, { config, database }: AppContext): void {
  app.get(
    "/users/me/export",
    {
      schema: {
        tags: ["privacy"],
        summary: "All data stored about the user, without secrets",
        querystring: z.strictObject({}),
        response: { 200: exportSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limit)
      return exportData({ config, database }, viewer.id, new Date())
    },
  )
}

/** The privacy centre: data export, access report, block, account deletion, consents. */
export function registerPrivacy(app: App, context: AppContext): void {
  registerConsents(app, context)
  registerDataBlock(app, context)
  registerDeletion(app, context)
  registerExport(app, context)
}
