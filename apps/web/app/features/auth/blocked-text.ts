import { logInTexts } from "./auth-texts.ts"

/** Log-in error of a blocked account, with the team's reason, if any. */
export function blockedText(details: readonly { message: string }[] = []): string {
  const [given] = details
  return given === undefined ? logInTexts.blocked : logInTexts.blockedBecause(given.message)
}
