import { openErrorReports } from "@wara/error-reports/open-error-reports"
import type { ServerErrorReports } from "@wara/error-reports/server-error-reports"
import { config } from "../../config.server.ts"

const { errorsDsn, production } = config

/** Error reporting of the web server; off unless configured [S1.8]. */
export const errorReports: ServerErrorReports = openErrorReports({
  errorsDsn,
  environment: production ? "production" : "development",
})
