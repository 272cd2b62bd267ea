import { dataAnswerSchema } from "@wara/contract/answer"
import { conversionSchema, indicatorSchema } from "@wara/contract/indicator"
import { convertibleUnits, defaultConversionTarget } from "@wara/domain/indicators/indicator"
import { defaultCurrency } from "@wara/domain/money/money"
import { z } from "zod"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import { answersUntil } from "../../http/answer-cache/shared-answers.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { indicatorValues } from "./collection.ts"
import { listLatest } from "./store.ts"
import { convertAmount, requireIndicator } from "./use-cases/read-indicators.ts"

const tags = ["indicators"]

/** Plain decimal notation only: "", "1e400", "0x10" and "Infinity" are rejected. */
const amountSchema = z
  .string()
  .regex(/^\d{1,15}([.]\d{1,6})?$/, "must be a number of at least 0")
  .transform(Number)

const conversionQuerySchema = z.strictObject({
  amount: amountSchema,
  from: z.enum(convertibleUnits).default(defaultCurrency),
  to: z.enum(convertibleUnits).default(defaultConversionTarget),
})

/** The daily indicators and conversions with them [S7.10]. */
export function registerIndicators(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, indicatorValues)
  app.get(
    "/indicators",
    {
      config: { sharedAnswers: answersUntil("indicators") },
      schema: {
        tags,
        summary: "Latest value of every economic indicator, with its day",
        response: { 200: dataAnswerSchema(z.array(indicatorSchema)) },
      },
    },
    async () => ({ data: await listLatest(database) }),
  )

  app.get(
    "/indicators/convert",
    {
      schema: {
        tags,
        summary: "Converts an amount by way of pesos; the result is not rounded",
        querystring: conversionQuerySchema,
        response: { 200: dataAnswerSchema(conversionSchema), ...errorResponses(400, 503) },
      },
    },
    async (request) => ({ data: await convertAmount(database, request.query) }),
  )

  app.get(
    "/indicators/:code",
    {
      config: { sharedAnswers: answersUntil("indicators") },
      schema: {
        tags,
        summary: "Latest value of one indicator",
        params: z.object({ code: z.string().max(40) }),
        response: { 200: dataAnswerSchema(indicatorSchema), ...errorResponses(404) },
      },
    },
    async (request) => ({ data: await requireIndicator(database, request.params.code) }),
  )
}
