/** OAuth providers for log-in [S2.6]. */
export const socialProviders = ["google", "facebook"] as const

export type SocialProvider = (typeof socialProviders)[number]

export function isSocialProvider(text: string): text is SocialProvider {
  return socialProviders.some((provider) => provider === text)
}

/**
 * Values of the site's /login/{provider}?error= when a log-in by Google or Facebook failed:
 * cancelled by the user, or a code of errors.ts.
 */
export const socialLogInFailures = [
  "cancelled",
  "UnverifiedEmailError",
  "AccountBlockedError",
  "GoneError",
  "ConflictError",
  "LinkExpiredError",
  "RateLimitError",
  "ServiceUnavailableError",
  "UnknownError",
] as const

export type SocialLogInFailure = (typeof socialLogInFailures)[number]

/** Parses the failure; any other text is an UnknownError. */
export function readSocialLogInFailure(text: string): SocialLogInFailure {
  return socialLogInFailures.find((failure) => failure === text) ?? "UnknownError"
}
