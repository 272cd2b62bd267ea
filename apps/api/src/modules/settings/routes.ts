import { dataAnswerSchema } from "@wara/contract/answer"
import { publicSettingsSchema, settingsSchema } from "@wara/domain/site/settings-schema"
import { z } from "zod"
import { withoutPersonalData } from "../../access/reading.ts"
import { operatorsOnly, requireConfirmation, requireOperator } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { answersUntil } from "../../http/answer-cache/shared-answers.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { changeSettings, readSettings } from "./use-cases/settings.ts"

const answer = dataAnswerSchema(settingsSchema)
const publicAnswer = dataAnswerSchema(publicSettingsSchema)
/** No defaults here: a default would change settings that were not sent. */
const { shape } = settingsSchema
const changed = z.strictObject({
  featured_price: shape.featured_price.unwrap().optional(),
  free_ads: shape.free_ads.unwrap().optional(),
  ad_days: shape.ad_days.unwrap().optional(),
  reminder_days: shape.reminder_days.unwrap().optional(),
  drafts: shape.drafts.unwrap().optional(),
  saved_ads: shape.saved_ads.unwrap().optional(),
  alerts: shape.alerts.unwrap().optional(),
  reveals_hour: shape.reveals_hour.unwrap().optional(),
  reveals_day: shape.reveals_day.unwrap().optional(),
  questions_network_hour: shape.questions_network_hour.unwrap().optional(),
  questions_email_hour: shape.questions_email_hour.unwrap().optional(),
  questions_email_day: shape.questions_email_day.unwrap().optional(),
  questions_ad: shape.questions_ad.unwrap().optional(),
  response_hours: shape.response_hours.unwrap().optional(),
  trusted_publishing: shape.trusted_publishing.unwrap().optional(),
})

/** Settings that operators change without a programmer. */
export function registerSettings(app: App, context: AppContext): void {
  const { config, database } = context
  app.get(
    "/settings/public",
    {
      config: { sharedAnswers: answersUntil() },
      schema: {
        tags: ["settings"],
        summary: "Settings that pages need: price, free ads, days, drafts, response target",
        querystring: z.strictObject({}),
        response: { 200: publicAnswer, ...errorResponses(400, 429) },
      },
    },
    async () => ({ data: await readSettings(database, config) }),
  )
  app.get(
    "/admin/settings",
    {
      ...operatorsOnly,
      ...withoutPersonalData,
      schema: {
        tags: ["admin"],
        summary: "Reads the settings of the site (operators)",
        querystring: z.strictObject({}),
        response: { 200: answer, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      requireOperator(request)
      return { data: await readSettings(database, config) }
    },
  )
  app.put(
    "/admin/settings",
    {
      ...operatorsOnly,
      schema: {
        tags: ["admin"],
        summary: "Changes settings of the site (operators who typed their password lately)",
        body: z.strictObject({ data: changed }),
        response: { 200: answer, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const operator = requireOperator(request)
      requireConfirmation(operator)
      return { data: await changeSettings(context, operator.id, request.body.data) }
    },
  )
}
