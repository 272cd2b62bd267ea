import { createReportBudget } from "@wara/domain/reports/report-facts"
import { paths } from "@wara/domain/site/paths"
import { Hono } from "hono"
import { readBrowserReport } from "../app/integrations/errors/browser-report-schema.server.ts"
import { errorReports } from "../app/integrations/errors/error-reports.server.ts"
import type { WebEnv } from "./web-context.ts"

/** Maximum of browser errors per minute: invalid reports must not suppress the server's own. */
const perMinute = 30

/**
 * Receives errors from browsers and reports them itself, filtered by our own rules: the reporting
 * service never sees a browser's address. The route does not exist when reporting is off.
 */
export function browserReports(isOn: boolean): Hono<WebEnv> {
  const app = new Hono<WebEnv>()
  if (!isOn) return app
  const mayReport = createReportBudget(perMinute)
  return app.post(paths.errorReports, async (c) => {
    const report = readBrowserReport(await c.req.text())
    if (report === null) return c.body(null, 400)
    if (mayReport(performance.now())) errorReports.forward(report)
    return c.body(null, 204)
  })
}
