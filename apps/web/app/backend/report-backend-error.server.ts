import { reportEndpoint } from "@wara/domain/reports/report-facts"
import { errorReports } from "../integrations/errors/error-reports.server.ts"
import type { BackendError } from "./backend-error.server.ts"
import { currentRequestId } from "./page-work.server.ts"

/**
 * Reports an API error that was not handled as a response to the user [S8.8]: a failure (500 and
 * above) always, a refusal when it becomes an error page. Errors shown in a form or a page and
 * cancelled calls are not reported. Each error is reported once.
 */
export function reportBackendError(error: BackendError): void {
  const { call, status } = error
  if (call === null || call.wasCancelled || call.wasReported) return
  call.wasReported = true
  const endpoint = reportEndpoint(call.path)
  const request = currentRequestId()
  errorReports.report(error, {
    status: String(status),
    endpoint,
    method: call.method,
    ...(request === null ? {} : { request }),
  })
}
