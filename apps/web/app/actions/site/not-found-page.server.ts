import { listNewestAds } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { errorPageAds, pageError, toOfferedAd } from "../../features/errors/page-error.ts"
import { unknownPathMessage } from "../../features/errors/texts.ts"

/** The 404 to throw, with suggested ads; these are omitted when the backend does not answer. */
export async function notFoundPage(
  options: CallOptions,
  content: { message: string; description?: string } = { message: unknownPathMessage },
) {
  const ads = await listNewestAds(errorPageAds, {}, options).catch(() => [])
  return pageError({ status: 404, ...content, ads: ads.map(toOfferedAd) })
}
