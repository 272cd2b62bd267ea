import { dataAnswerSchema } from "@wara/contract/answer"
import {
  type Conversion,
  conversionSchema,
  type Indicator,
  indicatorSchema,
} from "@wara/contract/indicator"
import {
  type ConvertibleUnit,
  defaultConversionTarget,
  type IndicatorCode,
} from "@wara/domain/indicators/indicator"
import { defaultCurrency } from "@wara/domain/money/money"
import { z } from "zod"
import { backendGet, type CallOptions } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { sharedReads } from "./shared-reads.server.ts"
import { backendTexts } from "./texts.ts"

const indicatorsSchema = dataAnswerSchema(z.array(indicatorSchema))

/** The latest known value of every indicator. */
export const listIndicators = sharedReads.share(["indicators"], () =>
  loading(
    backendTexts.indicators,
    async () => (await backendGet("/indicators", {}, indicatorsSchema)).data,
  ),
)

export function readIndicator(code: IndicatorCode, options: CallOptions = {}): Promise<Indicator> {
  const schema = dataAnswerSchema(indicatorSchema)
  return loading(
    backendTexts.indicator,
    async () => (await backendGet(`/indicators/${code}`, {}, schema, options)).data,
  )
}

/** Converts an amount; from pesos to dollars by default [S7.10]. */
export function convert(
  amount: number,
  from: ConvertibleUnit = defaultCurrency,
  to: ConvertibleUnit = defaultConversionTarget,
  options: CallOptions = {},
): Promise<Conversion> {
  const schema = dataAnswerSchema(conversionSchema)
  return loading(
    backendTexts.conversion,
    async () =>
      (await backendGet("/indicators/convert", { amount, from, to }, schema, options)).data,
  )
}
