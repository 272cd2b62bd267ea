import { isSocialProvider } from "@wara/domain/accounts/social-provider"
import { returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { redirect } from "react-router"
import { config } from "../../config.server.ts"
import { newCookieSecret, walkCookie } from "../../session/cookies.server.ts"
import { readingOptions } from "../../session/reading.server.ts"
import { notFoundPage } from "../not-found-page.server.ts"
import type { Route } from "./+types/connect"

/** Begins a log-in by Google or Facebook: ties it to this browser and hands over to the backend. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { provider } = params
  if (!isSocialProvider(provider)) throw await notFoundPage(readingOptions(context))
  const walk = {
    binding: newCookieSecret(),
    returnTo: safeReturnPath(url.searchParams.get(returnKey)),
  }
  const query = new URLSearchParams({ binding: walk.binding })
  return redirect(`${config.publicApiUrl}${config.apiPrefix}/connect/${provider}?${query}`, {
    headers: { "Set-Cookie": walkCookie(walk), "Cache-Control": "no-store" },
  })
}
