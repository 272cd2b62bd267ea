import { isSocialProvider } from "@wara/domain/accounts/social-log-in"
import { paths } from "@wara/domain/site/paths"
import { returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { redirect } from "react-router"
import { config } from "../../config.server.ts"
import { newCookieSecret, oauthStateCookie } from "../../session/cookies.server.ts"
import type { Route } from "./+types/connect"

/**
 * Starts a Google or Facebook log-in: binds the OAuth state to this browser and redirects to the
 * backend.
 */
export function loader({ params, url }: Route.LoaderArgs) {
  const { provider } = params
  // This route has no page: a thrown error would reach users as raw data.
  if (!isSocialProvider(provider)) return redirect(paths.notFound)
  const flow = {
    binding: newCookieSecret(),
    returnTo: safeReturnPath(url.searchParams.get(returnKey)),
  }
  const query = new URLSearchParams({ binding: flow.binding })
  return redirect(`${config.publicApiUrl}${config.apiPrefix}/connect/${provider}?${query}`, {
    headers: { "Set-Cookie": oauthStateCookie(flow), "Cache-Control": "no-store" },
  })
}
