import { listSocialProviders } from "../../backend/auth.server.ts"

/** Whom the log-in lightbox may offer beside the password; unlike the log-in page, for anybody who asks. */
export async function loader() {
  return Response.json(await listSocialProviders())
}
