import { openErrorReports } from "@wara/error-reports/open-error-reports"
import type { ServerErrorReports } from "@wara/error-reports/server-error-reports"
import { config } from "../../config.server.ts"

const { errorsDsn, production } = config

/** Opened during the server's start, which does not wait for it. */
const opening = openErrorReports({
  errorsDsn,
  environment: production ? "production" : "development",
})

/** Error reporting of the web server; off unless configured [S1.8]. */
export const errorReports: ServerErrorReports = {
  report: (error, facts) => void opening.then((reports) => reports.report(error, facts)),
  forward: (event) => void opening.then((reports) => reports.forward(event)),
  close: async () => (await opening).close(),
}
