import {
  BrowserClient,
  createTransport,
  defaultStackParser,
  linkedErrorsIntegration,
  Scope,
} from "@sentry/browser"
import { cleanReport, type ErrorReport } from "@wara/domain/reports/clean-report"
import { createReportBudget } from "@wara/domain/reports/report-budget"
import { paths } from "@wara/domain/site/paths"

/** Errors of one browser in a minute. */
const perMinute = 5

/** The library wants an address; reports go to our own server, which knows the true one. */
const noAddress = "https://browser@localhost/1"

/** Where scripts of others come from. */
const elsewhere = /^(?:https?|[a-z-]+-extension):/

/** Whether a script of ours took part; extensions and others' tags break on their own account. */
function isOurs({ exception }: ErrorReport): boolean {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  const { origin } = window.location
  const isForeign = (file = "") => elsewhere.test(file) && !file.startsWith(origin)
  return frames.length === 0 || frames.some(({ filename }) => !isForeign(filename))
}

/**
 * Reports errors of this page by way of our own server, so that no browser meets the reporting service.
 * Only errors: no trails, no sessions, no users, nothing patched.
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
