import { convertibleUnits, indicatorCodes } from "@wara/domain/indicators/indicator"
import { z } from "zod"

/** Latest known value of an indicator [S3.5]; `date` is the day it is valid for. */
export const indicatorSchema = z.object({
  code: z.enum(indicatorCodes),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  date: z.iso.date(),
})

export type Indicator = z.infer<typeof indicatorSchema>

/** One day of an indicator's history. */
export const indicatorValueSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  code: z.enum(indicatorCodes),
  date: z.iso.date(),
  value: z.number(),
})

/**
 * Response of a conversion; `values` are the indicators used, none for CLP→CLP, and `date` is the
 * oldest day among them.
 */
export const conversionSchema = z.object({
  amount: z.number(),
  from: z.enum(convertibleUnits),
  to: z.enum(convertibleUnits),
  result: z.number(),
  date: z.iso.date().nullable(),
  values: z.array(indicatorSchema.pick({ code: true, value: true, date: true })),
})

export type Conversion = z.infer<typeof conversionSchema>
