import type { CallOptions } from "../../backend/client.server.ts"
import { errorReports } from "../../integrations/errors/error-reports.server.ts"
import { notFoundPage } from "./not-found-page.server.ts"

/** An unknown address; the message is fixed by the specification [S8.5]. */
class PageNotFound extends Error {
  override name = "PageNotFound"

  constructor(path: string) {
    super(`Page Not Found: ${path}`)
  }
}

/** The 404 to throw for an unknown address; it is reported as non-fatal because links break. */
export async function unmatchedPage(url: URL, options: CallOptions) {
  errorReports.report(new PageNotFound(url.pathname), { status: "404" })
  return notFoundPage(options)
}
