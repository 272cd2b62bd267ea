import { nullServerErrorReports, type ServerErrorReports } from "./server-error-reports.ts"

/**
 * Where a server's errors are reported: nowhere without an address (spec §1, §8). The service's library
 * is only loaded when it is used.
 */
export async function openErrorReports(settings: {
  errorsDsn: string | null
  environment: string
}): Promise<ServerErrorReports> {
  if (settings.errorsDsn === null) return nullServerErrorReports
  const { createSentryErrorReports } = await import("./sentry-error-reports.ts")
  return createSentryErrorReports(settings.errorsDsn, settings.environment)
}
