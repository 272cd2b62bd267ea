import { setTimeout as wait } from "node:timers/promises"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import {
  type Answer,
  json,
  readJson,
  requireStandInAllowed,
  type StandInMode,
  slowMs,
  standInModes,
  startStandInServer,
} from "../stand-in/stand-in-server.ts"
import { type IndicatorSpec, indicatorCatalog } from "./indicator-catalog-texts.ts"

type SeriesPoint = { fecha: string; valor: number }

const dayMs = 86_400_000
const origin = Date.UTC(2026, 0, 1)

/** Invented value of a day: a slow line with gentle waves, the same on every machine. */
function valueOn(spec: IndicatorSpec, day: Date): number {
  const days = (startOfDay(day) - origin) / dayMs
  const wave = Math.sin(days / 9) * 0.6 + Math.sin(days / 23 + spec.codigo.length) * 0.4
  const value = spec.base * (1 + (spec.growth * days) / 365) * (1 + spec.swing * wave)
  return Number(value.toFixed(spec.decimals))
}

function hasValueOn(spec: IndicatorSpec, day: Date): boolean {
  if (spec.days === "monthly") return day.getUTCDate() === 1
  if (spec.days === "all") return true
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/**
 * The day's value, or an empty list on a day without one (weekends, for market-based indicators).
 */
function pointOn(spec: IndicatorSpec, day: Date): SeriesPoint[] {
  if (!hasValueOn(spec, day)) return []
  return [{ fecha: chileanMidnight(day), valor: valueOn(spec, day) }]
}

/** Newest first, from `from` to `to`, both included. */
function seriesBetween(spec: IndicatorSpec, from: Date, to: Date): SeriesPoint[] {
  const points: SeriesPoint[] = []
  for (let day = startOfDay(to); day >= startOfDay(from); day -= dayMs) {
    points.push(...pointOn(spec, new Date(day)))
  }
  return points
}

/** The source dates a day with Chile's midnight: 03:00 UTC in summer time, 04:00 in winter. */
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

export type IndicatorSource = { url: string; stop: () => Promise<void> }

const monthMs = 31 * 86_400_000
const header = { version: "1.7.0", autor: "mindicador.cl" }

/** Answers in the formats of mindicador.cl under /api. POST /control {"mode"} makes it fail. */
export async function startIndicatorSource(options: {
  port: number
  today?: () => Date
}): Promise<IndicatorSource> {
  requireStandInAllowed("indicator source")
  const today = options.today ?? (() => new Date())
  let mode: StandInMode = "ok"
  const stopped = new AbortController()
  const server = await startStandInServer(options.port, async (request, url) => {
    if (request.method === "POST" && url.pathname === "/control") {
      const message = await readJson(request)
      const known = standInModes.find((one) => one === message.mode)
      if (!known) return json({ error: `mode must be one of ${standInModes.join(", ")}` }, 400)
      mode = known
      return json({ mode })
    }
    if (mode === "error") return json({ message: "Internal Server Error" }, 500)
    if (mode === "garbage") return { body: "<html><body>502 Bad Gateway</body></html>" }
    if (mode === "slow") await wait(slowMs, undefined, { signal: stopped.signal })
    return answerFor(url.pathname, new Date(chileanDay(today())))
  })
  const stop = () => {
    stopped.abort()
    return server.stop()
  }
  return { url: server.url, stop }
}

function answerFor(path: string, today: Date): Answer {
  const [, api, codigo, when, ...rest] = path.replace(/\/$/, "").split("/")
  if (api !== "api" || rest.length > 0) return json({ message: "Not Found" }, 404)
  if (!codigo) return json(overview(today))
  const spec = indicatorCatalog.find((one) => one.codigo === codigo)
  const serie = spec && seriesFor(spec, when, today)
  if (!spec || !serie) return json({ message: "Not Found" }, 404)
  const { nombre, unidad_medida } = spec
  return json({ ...header, codigo, nombre, unidad_medida, serie })
}

function overview(today: Date) {
  const latest = indicatorCatalog.map((spec) => {
    const { codigo, nombre, unidad_medida } = spec
    return [codigo, { codigo, nombre, unidad_medida, ...lastMonth(spec, today)[0] }]
  })
  return { ...header, fecha: today.toISOString(), ...Object.fromEntries(latest) }
}

const lastMonth = (spec: IndicatorSpec, today: Date) =>
  seriesBetween(spec, new Date(today.getTime() - monthMs), today)

/** Null when the address contains neither a day (dd-mm-yyyy) nor a year. */
function seriesFor(spec: IndicatorSpec, when: string | undefined, today: Date) {
  if (!when) return lastMonth(spec, today)
  if (/^\d{4}$/.test(when)) return yearSeries(spec, Number(when), today)
  const [, day, month, year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(when) ?? []
  if (!day || !month || !year) return null
  const asked = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return asked > today ? [] : pointOn(spec, asked)
}

function yearSeries(spec: IndicatorSpec, year: number, today: Date): SeriesPoint[] {
  const last = Math.min(Date.UTC(year, 11, 31), today.getTime())
  return seriesBetween(spec, new Date(Date.UTC(year, 0, 1)), new Date(last))
}
