import type { IndicatorCode } from "@wara/domain/indicators/indicator"

/** A source's value of an indicator; `date` is the Chilean day, ISO. */
export type IndicatorReading = {
  code: IndicatorCode
  name: string
  unit: string
  date: string
  value: number
}

/** Source of the daily indicators. Rejects when it fails as a whole. */
export type IndicatorSource = { readLatest: (signal?: AbortSignal) => Promise<IndicatorReading[]> }
