import type { SocialLogInFailure, SocialProvider } from "@wara/domain/accounts/social-log-in"
import { connectPath, paths } from "@wara/domain/site/paths"
import { logInPath, registerPath, returnKey } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { AuthColumn } from "./auth-columns.tsx"
import { providerNames, socialFailureText, socialTexts } from "./texts.ts"

/** Failures that a retry cannot fix. */
const final = new Set<SocialLogInFailure>(["AccountBlockedError", "GoneError", "ConflictError"])

/** Says why a log-in with Google or Facebook failed, and which options remain. */
export function SocialFailure(props: {
  provider: SocialProvider
  failure: SocialLogInFailure
  returnTo: string | null
}) {
  const { provider, failure, returnTo } = props
  const { title, text } = socialFailureText(failure, provider)
  const query = returnTo === null ? "" : `?${new URLSearchParams({ [returnKey]: returnTo })}`
  return (
    <AuthColumn title={title} lead={text}>
      <div className="flex flex-col gap-3">
        {final.has(failure) || failure === "UnverifiedEmailError" ? null : (
          <a href={connectPath(provider) + query} className="button button-primary">
            {socialTexts.again(providerNames[provider])}
          </a>
        )}
        <Link to={logInPath(returnTo)} className="button button-quiet">
          {socialTexts.otherMethod}
        </Link>
        {failure === "UnverifiedEmailError" ? (
          <>
            <Link to={paths.forgotPassword} className="button button-quiet">
              {socialTexts.recover}
            </Link>
            <Link to={registerPath(returnTo)} className="button button-quiet">
              {socialTexts.register}
            </Link>
          </>
        ) : null}
        {final.has(failure) ? (
          <Link to={paths.contact} className="button button-quiet">
            {socialTexts.contact}
          </Link>
        ) : null}
      </div>
    </AuthColumn>
  )
}
