import { type ErrorReports, nullErrorReports } from "@wara/domain/reports/report-facts"
import { config } from "../../config.server.ts"

/** Reports to a service whose library is only loaded where it is used, while the server starts. */
function openErrorReports(dsn: string): ErrorReports {
  const environment = config.production ? "production" : "development"
  const opening = import("./sentry-error-reports.server.ts").then((module) =>
    module.createSentryErrorReports(dsn, environment),
  )
  return {
    report: (error, facts) => void opening.then((reports) => reports.report(error, facts)),
    close: async () => (await opening).close(),
  }
}

/** Where the errors of the web server are reported: nowhere unless configured (spec §1, §8). */
export const errorReports: ErrorReports =
  config.errorsDsn === null ? nullErrorReports : openErrorReports(config.errorsDsn)
