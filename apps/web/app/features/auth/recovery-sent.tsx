import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { AuthColumn } from "./auth-column.tsx"
import { recoveryTexts } from "./auth-texts.ts"

/** Shows the same text whether or not the e-mail has an account. */
export function RecoverySent({ email }: { email: string }) {
  return (
    <AuthColumn title={recoveryTexts.sentTitle} takesFocus>
      <p className="wrap-anywhere text-lg">
        {recoveryTexts.sentBefore}
        <strong className="font-semibold">{email}</strong>
        {recoveryTexts.sentAfter}
      </p>
      <p className="text-ink-soft">{recoveryTexts.notThere}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={paths.login} className="button button-primary">
          {recoveryTexts.back}
        </Link>
        <Link to={paths.forgotPassword} className="button button-quiet">
          {recoveryTexts.again}
        </Link>
      </p>
    </AuthColumn>
  )
}
