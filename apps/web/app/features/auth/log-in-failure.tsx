import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { logInTexts } from "./auth-texts.ts"

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
