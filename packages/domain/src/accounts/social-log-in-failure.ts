/**
 * What the site's /login/{provider}?error= may say when a log-in by Google or Facebook came to
 * nothing: the person gave up there, or a code of errors.ts.
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

/** One of them. */
export type SocialLogInFailure = (typeof socialLogInFailures)[number]

/** The failure that a text names; anything else is an UnknownError. */
export function readSocialLogInFailure(text: string): SocialLogInFailure {
  return socialLogInFailures.find((failure) => failure === text) ?? "UnknownError"
}
