import { alertSchema } from "@wara/contract/alert"
import { dataAnswerSchema } from "@wara/contract/answer"
import { DomainError } from "@wara/domain/errors"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { alertStepSchema } from "./step-schemas.ts"
import { performAlertStep } from "./use-cases/alert-steps.ts"
import { listOwnAlerts, presentAlerts, readAlert } from "./use-cases/read-alerts.ts"
import type { ListSearch } from "./watched-search.ts"

const tags = ["alerts"]
const limits = {
  read: { name: "own-alerts", limit: 300, windowSeconds: 600 },
  write: { name: "own-alert-steps", limit: 120, windowSeconds: 600 },
}
const params = z.strictObject({ alert: z.string().regex(/^[0-9a-f]{32}$/) })

/** The alerts of an account's confirmed address, also those asked for before it existed [B10.38]. */
export function registerOwnAlerts(app: App, context: AppContext & ListSearch): void {
  const { database } = context
  app.get(
    "/users/me/alerts",
    {
      schema: {
        tags,
        summary: "The alerts of the caller's confirmed e-mail, oldest first",
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(z.array(alertSchema)),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { id } = await limitViewer(database, request, limits.read)
      const now = new Date()
      return { data: await presentAlerts(database, await listOwnAlerts(database, id, now), now) }
    },
  )
  app.post(
    "/users/me/alerts/:alert",
    {
      schema: {
        tags,
        summary: "Confirms, changes, pauses, resumes or stops an alert of the caller",
        params,
        body: z.strictObject({ data: alertStepSchema }),
        response: {
          200: dataAnswerSchema(alertSchema),
          ...errorResponses(400, 401, 404, 409, 429),
        },
      },
    },
    async (request) => {
      const { id: userId } = await limitViewer(database, request, limits.write)
      const now = new Date()
      const own = await listOwnAlerts(database, userId, now)
      const alert = own.find(({ documentId }) => documentId === request.params.alert)
      if (!alert) throw new DomainError("NotFoundError", "There is no such alert of yours")
      await performAlertStep(context, alert, request.body.data, now)
      return { data: await readAlert(database, alert.id, now) }
    },
  )
}
