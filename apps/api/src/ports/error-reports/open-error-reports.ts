import { type ErrorReports, nullErrorReports } from "@wara/domain/reports/report-facts"
import type { Config } from "../../config.ts"

/** Where the api's errors are reported. The service's library is only loaded when it is used. */
export async function openErrorReports(
  config: Pick<Config, "errorsDsn" | "environment">,
): Promise<ErrorReports> {
  if (config.errorsDsn === null) return nullErrorReports
  const { createSentryErrorReports } = await import("./sentry-error-reports.ts")
  return createSentryErrorReports(config.errorsDsn, config.environment)
}
