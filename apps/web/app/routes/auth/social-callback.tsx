import { readSocialLogInFailure, type SocialProvider } from "@wara/domain/accounts/social-log-in"
import { paths } from "@wara/domain/site/paths"
import { logInPath, returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { data, redirect } from "react-router"
import { finishSocialLogIn } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { SocialFailure } from "../../features/auth/social-failure.tsx"
import { socialFailureText } from "../../features/auth/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { clearedOauthStateCookie, readOauthStateCookie } from "../../session/cookies.server.ts"
import { knownDevice, redirectLoggedIn } from "../../session/person.server.ts"
import type { Route } from "./+types/social-callback"

const providerAt: Record<string, SocialProvider> = {
  [paths.loginGoogle]: "google",
  [paths.loginFacebook]: "facebook",
}

/**
 * Finishes a Google or Facebook log-in. The code is used immediately and removed from the address.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const path = url.pathname
  const provider = providerAt[path] ?? "google"
  const code = url.searchParams.get("access_token")
  const error = url.searchParams.get("error")
  const flow = readOauthStateCookie(request)
  const returnTo = flow?.returnTo ?? safeReturnPath(url.searchParams.get(returnKey))
  if (code === null && error === null) return redirect(logInPath(returnTo))
  if (code === null) {
    return data({ provider, returnTo, failure: readSocialLogInFailure(error ?? "") }, 400)
  }
  const answer = await finish()
  answer.headers.append("Set-Cookie", clearedOauthStateCookie())
  answer.headers.set("Cache-Control", "no-store")
  return answer

  async function finish(): Promise<Response> {
    if (flow === null) return failed("LinkExpiredError")
    const device = knownDevice(context)
    try {
      const login = { code: code ?? "", binding: flow.binding }
      const answer = await finishSocialLogIn(provider, login, device)
      return redirectLoggedIn(answer, device.deviceId, returnTo ?? paths.home)
    } catch (failure) {
      if (!(failure instanceof BackendError)) throw failure
      return failed(failure.name)
    }
  }

  function failed(name: string): Response {
    const query = new URLSearchParams({ error: readSocialLogInFailure(name) })
    if (returnTo !== null) query.set(returnKey, returnTo)
    return redirect(`${path}?${query}`, 303)
  }
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  if (loaderData === undefined) return []
  const { title, text } = socialFailureText(loaderData.failure, loaderData.provider)
  const path = location.pathname
  return buildPageMeta({ site, path, title, description: text, robots: { index: false } })
}

export default function SocialCallbackPage({ loaderData }: Route.ComponentProps) {
  return <SocialFailure {...loaderData} />
}
