import {
  defaultStackParser,
  linkedErrorsIntegration,
  makeNodeTransport,
  NodeClient,
  Scope,
} from "@sentry/node"
import { cleanReport } from "@wara/domain/reports/clean-report"
import { createReportBudget } from "@wara/domain/reports/report-budget"
import { reportLevel } from "@wara/domain/reports/report-facts"
import { siteVersion } from "@wara/domain/site/site-version"
import type { ServerErrorReports } from "./server-error-reports.ts"

/** Reports of one server in a minute: whoever tries a thousand addresses must not hide what fails. */
const perMinute = { errors: 60, warnings: 20 }

/** Milliseconds that reports get to leave when the server stops. */
const timeoutMs = 2_000

/**
 * Reports to Sentry, at the address `dsn`. A client of its own instead of `init`: nothing of the process
 * is patched, and nothing is collected but the errors that are handed in, without what they say of
 * people.
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
