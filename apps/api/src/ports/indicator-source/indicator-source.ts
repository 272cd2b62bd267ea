import type { IndicatorCode } from "@wara/domain/indicators/indicator"

/** What a source says an indicator is worth; `date` is the Chilean day, ISO. */
export type IndicatorReading = {
  code: IndicatorCode
  name: string
  unit: string
  date: string
  value: number
}

/** Where the daily indicators come from. Rejects when the source fails as a whole. */
export type IndicatorSource = { readLatest: (signal?: AbortSignal) => Promise<IndicatorReading[]> }
