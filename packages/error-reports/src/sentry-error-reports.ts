import {
  defaultStackParser,
  linkedErrorsIntegration,
  makeNodeTransport,
  NodeClient,
  Scope,
} from "@sentry/node"
import { cleanReport } from "@wara/domain/reports/clean-report"
import { createReportBudget, reportLevel } from "@wara/domain/reports/report-facts"
import { siteVersion } from "@wara/domain/site/site-identity"
import type { ServerErrorReports } from "./server-error-reports.ts"

/** Maximum reports of one server per minute: many refused requests must not hide real failures. */
const perMinute = { errors: 60, warnings: 20 }

/** Timeout for pending reports when the server stops, in milliseconds. */
const timeoutMs = 2_000

/**
 * Reports to Sentry, at the address `dsn`. It uses its own client instead of `init`, so that
 * nothing in the process is patched and only errors passed in are sent, without personal data.
 */
export function createSentryErrorReports(dsn: string, environment: string): ServerErrorReports {
  const mayReport = createReportBudget(perMinute.errors)
  const mayWarn = createReportBudget(perMinute.warnings)
  const client = new NodeClient({
    dsn,
    release: siteVersion,
    environment,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    sendDefaultPii: false,
    sendClientReports: false,
    includeServerName: false,
    beforeSend: (event) => {
      const may = event.level === "warning" ? mayWarn : mayReport
      return may(performance.now()) ? cleanReport(event) : null
    },
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return {
    report: (error, facts = {}) => {
      const captureContext = { tags: facts, level: reportLevel(facts) }
      scope.captureException(error, { captureContext })
    },
    forward: (event) => {
      const contexts = { runtime: { name: "browser" } }
      client.captureEvent({ ...event, level: "error", platform: "javascript", contexts }, {}, scope)
    },
    close: async () => void (await client.close(timeoutMs)),
  }
}
