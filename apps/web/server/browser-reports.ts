import { createReportBudget } from "@wara/domain/reports/report-budget"
import { paths } from "@wara/domain/site/paths"
import { Hono } from "hono"
import { readBrowserReport } from "../app/integrations/errors/browser-report-schema.server.ts"
import { errorReports } from "../app/integrations/errors/error-reports.server.ts"
import type { WebEnv } from "./web-context.ts"

/** Errors of all browsers in a minute: whoever sends nonsense must not silence our own. */
const perMinute = 30

/**
 * Takes the errors of browsers and reports them on, anew and by our own rules: the reporting service
 * hears of no browser's address. Without reporting there is nothing at this address.
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
