import {
  BrowserClient,
  createTransport,
  defaultStackParser,
  linkedErrorsIntegration,
  Scope,
} from "@sentry/browser"
import { cleanReport, type ErrorReport } from "@wara/domain/reports/clean-report"
import { createReportBudget } from "@wara/domain/reports/report-facts"
import { paths } from "@wara/domain/site/paths"

/** Maximum of errors per browser and minute. */
const perMinute = 5

/** The library requires a DSN; reports go to our own server, which has the real one. */
const noAddress = "https://browser@localhost/1"

/** Origins of third-party scripts. */
const elsewhere = /^(?:https?|[a-z-]+-extension):/

/**
 * Whether one of our scripts is in the stack; errors of extensions and third-party tags are
 * ignored.
 */
function isOurs({ exception }: ErrorReport): boolean {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  const { origin } = window.location
  const isForeign = (file = "") => elsewhere.test(file) && !file.startsWith(origin)
  return frames.length === 0 || frames.some(({ filename }) => !isForeign(filename))
}

/**
 * Reports errors of this page through our own server, so that browsers never contact the reporting
 * service. Only errors: no breadcrumbs, no sessions, no users, no patched globals.
 */
export function createBrowserReports(): (error: unknown) => void {
  const mayReport = createReportBudget(perMinute)
  const client = new BrowserClient({
    dsn: noAddress,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    sendDefaultPii: false,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const sent = typeof body === "string" ? body : new Uint8Array(body)
        const answer = await fetch(paths.errorReports, {
          method: "POST",
          body: sent,
          keepalive: true,
        })
        return { statusCode: answer.status }
      }),
    beforeSend: (event) =>
      isOurs(event) && mayReport(performance.now()) ? cleanReport(event) : null,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (error) => void scope.captureException(error)
}
