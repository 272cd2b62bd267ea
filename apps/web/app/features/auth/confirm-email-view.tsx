import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import type { Viewer } from "../../session/viewer.ts"
import { AuthColumn } from "./auth-column.tsx"
import { ConfirmForm } from "./confirm-form.tsx"
import type { EmailResult } from "./email-fields.ts"
import { EmailForm } from "./email-form.tsx"
import { confirmationTexts } from "./recovery-texts.ts"

/** Confirming an e-mail, from the link to the thanks; whoever has no working link can ask for one. */
export function ConfirmEmailView(props: {
  code: string | null
  isDone: boolean
  isSent: boolean
  result: EmailResult | { isExpired: true } | undefined
  viewer: Viewer | null
}) {
  const { code, viewer, result } = props
  const isExpired = result !== undefined && "isExpired" in result
  const refused = isExpired ? undefined : result
  if (props.isDone || (viewer?.confirmed && (code === null || isExpired))) {
    return <Confirmed viewer={viewer} />
  }
  if (props.isSent) {
    const { sentTitle, sentText } = confirmationTexts
    return <AuthColumn title={sentTitle} lead={sentText} takesFocus />
  }
  if (code !== null && !isExpired) {
    return (
      <AuthColumn title={confirmationTexts.title} lead={confirmationTexts.lead}>
        <ConfirmForm code={code} failure={refused?.failure ?? null} />
      </AuthColumn>
    )
  }
  const { expiredTitle, expiredText, askTitle, askText } = confirmationTexts
  return (
    <AuthColumn
      title={isExpired ? expiredTitle : askTitle}
      lead={isExpired ? expiredText : askText}
      takesFocus={isExpired}
    >
      <EmailForm
        result={refused ?? { values: { email: viewer?.email ?? "" }, errors: {}, failure: null }}
        label={confirmationTexts.email}
        submit={confirmationTexts.askAgain}
        sending={confirmationTexts.asking}
        action={paths.confirmEmail}
      />
    </AuthColumn>
  )
}

function Confirmed({ viewer }: { viewer: Viewer | null }) {
  const { doneTitle, doneText, toAccount, logIn } = confirmationTexts
  return (
    <AuthColumn title={doneTitle} lead={doneText} takesFocus>
      <Link to={viewer ? paths.account : paths.login} className="button button-primary">
        {viewer ? toAccount : logIn}
      </Link>
    </AuthColumn>
  )
}
