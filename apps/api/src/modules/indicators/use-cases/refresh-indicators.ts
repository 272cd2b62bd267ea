import { isPlausibleIndicator } from "@wara/domain/indicators/indicator"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { days } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import type { IndicatorSource } from "../../../ports/indicator-source/indicator-source.ts"
import { listLatest, repriceDollarAds, storeReadings } from "../store.ts"

/**
 * Result of a refresh: number of values stored or corrected, codes of rejected values, number of
 * ads with a new peso price.
 */
export type RefreshResult = { stored: number; refused: string[]; repriced: number }

/** Days after which a last good value is too old to check today's value against. */
const memoryDays = 60

/**
 * Fetches today's values. Implausible values are refused, so that the last good value stays; if the
 * source fails as a whole, the promise rejects and nothing changes.
 */
export async function refreshIndicators(
  database: Database,
  source: IndicatorSource,
  now: Date,
  signal?: AbortSignal,
): Promise<RefreshResult> {
  const readings = await source.readLatest(signal)
  const latest = new Map((await listLatest(database)).map((known) => [known.code, known]))
  const tomorrow = chileanDay(new Date(now.getTime() + days(1)))
  const forgotten = chileanDay(new Date(now.getTime() - days(memoryDays)))
  const good = readings.filter(({ code, value, date }) => {
    const known = latest.get(code)
    if (date > tomorrow || (known && date < known.date)) return false
    const lastGood = known && known.date > forgotten ? known.value : null
    return isPlausibleIndicator(code, value, lastGood)
  })
  return {
    stored: await storeReadings(database, good),
    refused: readings.filter((reading) => !good.includes(reading)).map((reading) => reading.code),
    repriced: await repriceDollarAds(database),
  }
}

/**
 * Whether today's values must still be fetched: no indicator has a value for the current Chilean
 * day.
 */
export async function areIndicatorsStale(database: Database, now: Date): Promise<boolean> {
  const today = chileanDay(now)
  return (await listLatest(database)).every((known) => known.date < today)
}
