import { type IndicatorCode, indicatorCodes } from "@wara/domain/indicators/indicator"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { hours } from "@wara/domain/time"
import { z } from "zod"

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

const entrySchema = z.object({
  nombre: z.string().min(1).max(200),
  unidad_medida: z.string().min(1).max(40),
  fecha: z.iso.datetime({ offset: true }),
  valor: z.number(),
})

const overviewSchema = z.record(z.string(), z.unknown())

/** Maximum characters of an answer that are read; a real one has two thousand. */
const answerLimit = 100_000

/**
 * mindicador.cl: one call returns the latest value of every indicator. Missing or unreadable codes
 * are left out; throws on a timeout, an error or an unexpected answer.
 */
export function createMindicadorSource(
  url: string,
  options: { timeoutMs?: number } = {},
): IndicatorSource {
  const timeoutMs = options.timeoutMs ?? 10_000
  return {
    readLatest: async (signal) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const response = await fetch(url, {
        headers: { accept: "application/json" },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!response.ok) throw new Error(`The indicator source returned status ${response.status}`)
      const text = await response.text()
      if (text.length > answerLimit)
        throw new Error("The response of the indicator source is too long")
      const overview = overviewSchema.parse(JSON.parse(text))
      return indicatorCodes.flatMap((code) => readEntry(code, overview[code]))
    },
  }
}

function readEntry(code: IndicatorReading["code"], entry: unknown): IndicatorReading[] {
  const { success, data } = entrySchema.safeParse(entry)
  if (!success) return []
  const { nombre: name, unidad_medida: unit, fecha, valor: value } = data
  return [{ code, name, unit, value, date: dayOf(fecha) }]
}

/**
 * The day that begins at a midnight in Chile. In the night of a change of the clock there are two,
 * an hour apart: by the time before the change and by the one after it.
 */
const dayOf = (midnight: string) => chileanDay(new Date(Date.parse(midnight) + hours(1)))
