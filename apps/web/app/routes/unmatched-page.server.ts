import type { CallOptions } from "../backend/client.server.ts"
import { errorReports } from "../integrations/errors/error-reports.server.ts"
import { notFoundPage } from "./not-found-page.server.ts"

/** An address that nothing answers to; its text is the specification's (§6). */
class PageNotFound extends Error {
  override name = "PageNotFound"

  constructor(path: string) {
    super(`Page Not Found: ${path}`)
  }
}

/** The 404 to throw where no page of ours is; it is reported without alarm: links break. */
export async function unmatchedPage(url: URL, options: CallOptions) {
  errorReports.report(new PageNotFound(url.pathname), { status: "404" })
  return notFoundPage(options)
}
