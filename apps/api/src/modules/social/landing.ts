import type { SocialLogInFailure } from "@wara/domain/accounts/social-log-in-failure"
import { readSocialLogInFailure } from "@wara/domain/accounts/social-log-in-failure"
import type { SocialProvider } from "@wara/domain/accounts/social-provider"
import { paths } from "@wara/domain/site/paths"
import type { Config } from "../../config.ts"
import { toDomainError } from "../../plugins/errors.ts"
import { LogInDeclined } from "../../ports/identity-provider/identity-provider.ts"

const pages = { google: paths.loginGoogle, facebook: paths.loginFacebook }

/** The site's page that a log-in ends on, with its code or with why there is none. */
export function landingUrl(
  config: Pick<Config, "baseUrl">,
  provider: SocialProvider,
  result: { access_token: string } | { error: SocialLogInFailure },
): string {
  return `${config.baseUrl}${pages[provider]}?${new URLSearchParams(result)}`
}

/** What the page is told of an error: a word of a closed list, never what the provider wrote. */
export function failureOf(error: unknown): SocialLogInFailure {
  if (error instanceof LogInDeclined) {
    return declinedByPerson.has(error.reason) ? "cancelled" : "ServiceUnavailableError"
  }
  return readSocialLogInFailure(toDomainError(error).code)
}

/** OAuth's words for "the person did not want to, or did not finish". */
const declinedByPerson = new Set([
  "access_denied",
  "consent_required",
  "interaction_required",
  "login_required",
  "account_selection_required",
])
