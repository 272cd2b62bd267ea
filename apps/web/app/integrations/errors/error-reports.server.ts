import { nullErrorReports } from "@wara/domain/reports/report-facts"
import { config } from "../../config.server.ts"
import type { WebErrorReports } from "./web-error-reports.ts"

/** Reports to a service whose library is only loaded where it is used, while the server starts. */
function openErrorReports(dsn: string): WebErrorReports {
  const environment = config.production ? "production" : "development"
  const opening = import("./sentry-error-reports.server.ts").then((module) =>
    module.createSentryErrorReports(dsn, environment),
  )
  return {
    report: (error, facts) => void opening.then((reports) => reports.report(error, facts)),
    forward: (event) => void opening.then((reports) => reports.forward(event)),
    close: async () => (await opening).close(),
  }
}

/** Where the errors of the web server are reported: nowhere unless configured (spec §1, §8). */
export const errorReports: WebErrorReports =
  config.errorsDsn === null
    ? { ...nullErrorReports, forward: () => {} }
    : openErrorReports(config.errorsDsn)
