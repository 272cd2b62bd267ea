import type { Indicator } from "@wara/contract/indicator"
import { DomainError } from "@wara/domain/errors"
import { isIndicatorCode } from "@wara/domain/indicators/indicator"
import type { Database } from "../../../database/database.ts"
import { listLatest } from "../store.ts"

/**
 * The last good value of every indicator, read from the database so that no page waits for the
 * source.
 */
export async function listIndicators(database: Database): Promise<Indicator[]> {
  return listLatest(database)
}

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
