import { nullServerErrorReports, type ServerErrorReports } from "./server-error-reports.ts"

/**
 * Opens the error reports of a server, which are disabled without an address [S1.8, S8.8]. The
 * service's library is loaded only when it is used.
 */
export async function openErrorReports(settings: {
  errorsDsn: string | null
  environment: string
}): Promise<ServerErrorReports> {
  if (settings.errorsDsn === null) return nullServerErrorReports
  const { createSentryErrorReports } = await import("./sentry-error-reports.ts")
  return createSentryErrorReports(settings.errorsDsn, settings.environment)
}
