import { paths } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { registerTexts } from "./register-texts.ts"

/** The two ways on for somebody whose e-mail has an account already. */
export function EmailTaken({ returnTo }: { returnTo: string | null }) {
  return (
    <p className="-mt-3 flex flex-wrap gap-x-5 text-sm">
      <Link to={logInPath(returnTo)} className="flex min-h-11 items-center text-sky underline">
        {registerTexts.logIn}
      </Link>
      <Link to={paths.forgotPassword} className="flex min-h-11 items-center text-sky underline">
        {registerTexts.recover}
      </Link>
    </p>
  )
}
