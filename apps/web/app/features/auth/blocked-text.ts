import { logInTexts } from "./log-in-texts.ts"

/** What a log-in says of a blocked account: the reason that the team gave, if any. */
export function blockedText(details: readonly { message: string }[] = []): string {
  const [given] = details
  return given === undefined ? logInTexts.blocked : logInTexts.blockedBecause(given.message)
}
