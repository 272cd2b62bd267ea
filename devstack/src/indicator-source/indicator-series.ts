import type { IndicatorSpec } from "./indicator-catalog-texts.ts"

export type SeriesPoint = { fecha: string; valor: number }

const dayMs = 86_400_000
const origin = Date.UTC(2026, 0, 1)

/** Made-up value of a day: a slow line with gentle waves, the same on every machine. */
export function valueOn(spec: IndicatorSpec, day: Date): number {
  const days = (startOfDay(day) - origin) / dayMs
  const wave = Math.sin(days / 9) * 0.6 + Math.sin(days / 23 + spec.codigo.length) * 0.4
  const value = spec.base * (1 + (spec.growth * days) / 365) * (1 + spec.swing * wave)
  return Number(value.toFixed(spec.decimals))
}

export function hasValueOn(spec: IndicatorSpec, day: Date): boolean {
  if (spec.days === "monthly") return day.getUTCDate() === 1
  if (spec.days === "all") return true
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The day's value, or nothing on a day without one (weekends, for what follows the market). */
export function pointOn(spec: IndicatorSpec, day: Date): SeriesPoint[] {
  if (!hasValueOn(spec, day)) return []
  return [{ fecha: chileanMidnight(day), valor: valueOn(spec, day) }]
}

/** Newest first, from `from` to `to`, both included. */
export function seriesBetween(spec: IndicatorSpec, from: Date, to: Date): SeriesPoint[] {
  const points: SeriesPoint[] = []
  for (let day = startOfDay(to); day >= startOfDay(from); day -= dayMs) {
    points.push(...pointOn(spec, new Date(day)))
  }
  return points
}

/** The source stamps a day with Chile's midnight: 03:00 UTC in summer time, 04:00 in winter. */
function chileanMidnight(day: Date): string {
  const utc = startOfDay(day)
  const inSummer = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Santiago",
    hour: "numeric",
    hourCycle: "h23",
  }).format(utc + 12 * 3_600_000)
  return new Date(utc + (12 - Number(inSummer)) * 3_600_000).toISOString()
}

function startOfDay(day: Date): number {
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
}
