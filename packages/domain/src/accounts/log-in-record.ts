/** How somebody proved who they are at a log-in. */
export const logInMethods = ["password", "google", "facebook", "sign_up", "new_password"] as const

export type LogInMethod = (typeof logInMethods)[number]

/**
 * What became of a log-in. After all but `opened` and `wrong_password` the proof was right: the account
 * is blocked, the authenticator's code was wrong or is asked for, or the panel is not for it.
 */
export const logInResults = [
  "opened",
  "wrong_password",
  "blocked",
  "second_factor",
  "refused",
  "code_asked",
] as const

export type LogInResult = (typeof logInResults)[number]

/** Whether a log-in failed; asking for the authenticator's code is a usual step. */
export function isFailedLogIn(result: LogInResult): boolean {
  return result !== "opened" && result !== "code_asked"
}

/** Days for which log-ins are stored: long enough to follow up on a stolen account. */
export const logInRecordDays = 180

/** The log-ins on a page of an account, which shows all that are stored. */
export const logInPageSize = 30
