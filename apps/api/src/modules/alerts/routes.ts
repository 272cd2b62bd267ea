import { alertReceiptSchema, alertSchema as alertRecordSchema } from "@wara/contract/alert"
import { dataAnswerSchema } from "@wara/contract/answer"
import { alertSchema } from "@wara/domain/alerts/alert-schema"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { botTokenHeaders, requirePerson } from "../../access/require-person.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import type { AdSearcher } from "../search/use-cases/ad-searcher.ts"
import { registerOwnAlerts } from "./own-routes.ts"
import { alertCodeSchema, alertLinkStepSchema } from "./step-schemas.ts"
import { performAlertStep } from "./use-cases/alert-steps.ts"
import { askForAlert } from "./use-cases/ask-for-alert.ts"
import { openAlert, readAlert } from "./use-cases/read-alerts.ts"

const tags = ["alerts"]

/** Half of the alerts a network is otherwise allowed in an hour. */
const unproved = { limit: 5, windowSeconds: 3600 }

/** Alerts about searches: asked for by anybody, and kept by the links of their mails [B10.33]. */
export function registerAlerts(app: App, given: AppContext, searcher: AdSearcher): void {
  const context = { ...given, ...searcher }
  const { database } = context
  const open = (request: FastifyRequest, code: string, now: Date) =>
    openAlert(database, { code, network: callerNetwork(request) }, now)
  app.post(
    "/alerts",
    {
      schema: {
        tags,
        summary: "Asks for an alert about a search; the answer is the same for every address",
        description:
          "The address gets a link that confirms the alert. Repeating a call changes nothing: an address has one alert for a search, and at most 10 in all. At most 10 calls an hour per network and 12 a day per e-mail. Users ask for the confirmed e-mail of their account without a mail.",
        headers: z.object(botTokenHeaders),
        body: z.strictObject({ data: alertSchema }),
        response: {
          201: dataAnswerSchema(alertReceiptSchema),
          ...errorResponses(400, 401, 403, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await requirePerson(context, request, { action: "alert", unproved })
      const { viewer } = request
      const call = { alert: request.body.data, network: callerNetwork(request), viewer }
      return reply.status(201).send({ data: await askForAlert(context, call, new Date()) })
    },
  )
  app.get(
    "/alert-links",
    {
      schema: {
        tags,
        summary: "The alert that the link of an e-mail opens; changes nothing",
        querystring: z.strictObject({ code: alertCodeSchema }),
        response: { 200: dataAnswerSchema(alertRecordSchema), ...errorResponses(400, 410, 429) },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store")
      const now = new Date()
      const { id } = await open(request, request.query.code, now)
      return { data: await readAlert(database, id, now) }
    },
  )
  app.post(
    "/alert-links",
    {
      schema: {
        tags,
        summary: "Confirms, changes, pauses, resumes or stops the alert of a link",
        description: "Every step can be repeated.",
        body: z.strictObject({ data: alertLinkStepSchema }),
        response: {
          200: dataAnswerSchema(alertRecordSchema),
          ...errorResponses(400, 409, 410, 429),
        },
      },
    },
    async (request) => {
      const now = new Date()
      const { code, ...step } = request.body.data
      const alert = await open(request, code, now)
      await performAlertStep(context, alert, step, now)
      return { data: await readAlert(database, alert.id, now) }
    },
  )
  registerOwnAlerts(app, context)
}
