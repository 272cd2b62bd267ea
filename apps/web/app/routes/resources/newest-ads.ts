import { listNewestAds } from "../../backend/ads.server.ts"
import { errorPageAds, toOfferedAd } from "../../features/errors/page-error.ts"

/** The newest ads for an error page that came without them; none when the backend is silent. */
export async function loader() {
  const ads = await listNewestAds(errorPageAds).catch(() => [])
  return Response.json(ads.map(toOfferedAd))
}
