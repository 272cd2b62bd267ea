import { dashboardSchema } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { requireStaff } from "../../plugins/require-role.ts"
import { readDashboard } from "./use-cases/read-dashboard.ts"

/** The panel's first page. */
export function registerOverview(app: App, { database }: AppContext): void {
  app.get(
    "/admin/dashboard",
    {
      schema: {
        tags: ["admin"],
        summary: "Figures of the last 60 days; income for operators only",
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(dashboardSchema), ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const withMoney = requireStaff(request).role === "operator"
      return { data: await readDashboard(database, { withMoney }, new Date()) }
    },
  )
}
