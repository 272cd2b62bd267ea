import { reportEndpoint } from "@wara/domain/reports/report-facts"
import { errorReports } from "../integrations/errors/error-reports.server.ts"
import type { BackendError } from "./backend-error.server.ts"
import { currentRequestId } from "./page-work.server.ts"

/**
 * Reports an error of the api that nobody turned into an answer for the person (spec §8): a failure
 * (500 and above) always, a refusal when an error page is made of it. What a form or a page says to
 * the person is none, and so is a call that was given up. An error is reported once.
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
