import { listNewestAds } from "../../backend/ads.server.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import { errorPageAds } from "../../features/errors/page-error.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/newest-ads"

/**
 * The newest ads for an error page rendered without them; empty when the backend does not answer.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const ads = await listNewestAds(errorPageAds, {}, readingOptions(context)).catch(() => [])
  return Response.json(ads.map(toCardAd))
}
