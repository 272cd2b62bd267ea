import { listSocialProviders } from "../../backend/auth.server.ts"

/**
 * The social log-in providers for the log-in lightbox; unlike the log-in page, this endpoint is
 * open to everyone.
 */
export async function loader() {
  return Response.json(await listSocialProviders())
}
