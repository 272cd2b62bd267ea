import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { logInTexts } from "./texts.ts"

/** Why the log-in failed; with a contact link when the account is blocked. */
export function LogInFailure({ text }: { text: string }) {
  if (!text.startsWith(logInTexts.blocked)) return text
  return (
    <>
      {text}{" "}
      <Link to={paths.contact} className="underline">
        {logInTexts.contact}
      </Link>
    </>
  )
}

/** Log-in error of a blocked account, with the team's reason, if any. */
export function blockedText(details: readonly { message: string }[] = []): string {
  const [given] = details
  return given === undefined ? logInTexts.blocked : logInTexts.blockedBecause(given.message)
}
