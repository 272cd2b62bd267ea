import { listNewestAds } from "../../backend/ads.server.ts"
import { errorPageAds } from "../../features/errors/page-error.ts"

/** The newest ads for an error page that came without them; none when the backend is silent. */
export async function loader() {
  return Response.json(await listNewestAds(errorPageAds).catch(() => []))
}
