import type { Conversion, Indicator } from "@wara/contract/indicator"
import { DomainError } from "@wara/domain/errors"
import {
  type ConvertibleUnit,
  convertCurrency,
  indicatorOf,
  isIndicatorCode,
  type PesosByIndicator,
} from "@wara/domain/indicators/indicator"
import type { Database } from "../../../database/database.ts"
import { listLatest } from "../store.ts"

/**
 * Returns one indicator; throws NotFoundError for a code that does not exist or has no value yet.
 */
export async function requireIndicator(database: Database, code: string): Promise<Indicator> {
  const found = isIndicatorCode(code)
    ? (await listLatest(database)).find((indicator) => indicator.code === code)
    : undefined
  if (!found) throw new DomainError("NotFoundError", "Indicator not found")
  return found
}

/** Pesos of a dollar by its newest value; null while there is none. */
export async function readDollar(database: Database): Promise<number | null> {
  const latest = await listLatest(database)
  return latest.find(({ code }) => code === "dolar")?.value ?? null
}

/**
 * Converts through the peso with the newest values. The result is not rounded, because the number
 * of decimals depends on the unit shown. Throws ServiceUnavailableError while a required indicator
 * is unknown.
 */
export async function convertAmount(
  database: Database,
  request: { amount: number; from: ConvertibleUnit; to: ConvertibleUnit },
): Promise<Conversion> {
  const { amount, from, to } = request
  const latest = await listLatest(database)
  const pesos: PesosByIndicator = Object.fromEntries(latest.map(({ code, value }) => [code, value]))
  const result = convertCurrency(amount, from, to, pesos)
  if (result === null || !Number.isFinite(result)) {
    throw new DomainError(
      "ServiceUnavailableError",
      `The value of ${from} or ${to} is currently not available`,
    )
  }
  const needed = [indicatorOf(from), indicatorOf(to)]
  const values = latest
    .filter(({ code }) => needed.includes(code))
    .map(({ code, value, date }) => ({ code, value, date }))
  const [oldest = null] = values.map(({ date }) => date).sort()
  return { amount, from, to, result, date: oldest, values }
}
