import { listNewestAds } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import { errorPageAds, pageError } from "../../features/errors/page-error.ts"
import { unknownPathMessage } from "../../features/errors/texts.ts"
import { errorReports } from "../../integrations/errors/error-reports.server.ts"

/** The 404 to throw, with suggested ads; these are omitted when the backend does not answer. */
export async function notFoundPage(
  options: CallOptions,
  content: { message: string; description?: string } = { message: unknownPathMessage },
) {
  const ads = await listNewestAds(errorPageAds, {}, options).catch(() => [])
  return pageError({ status: 404, ...content, ads: ads.map(toCardAd) })
}

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
