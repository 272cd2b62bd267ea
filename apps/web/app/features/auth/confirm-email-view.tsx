import type { EmailLink } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { EmailLinkForm } from "../../entities/account/email-link-form.tsx"
import type { FormResult } from "../../forms/use-form.ts"
import type { Viewer } from "../../session/viewer.ts"
import { AuthColumn } from "./auth-columns.tsx"
import { EmailForm } from "./email-form.tsx"
import { confirmationTexts } from "./texts.ts"

/** What the page shows: its last result, or the link that was opened. */
export type ConfirmationState = "open" | "expired" | "asking" | "done" | "sent" | Disowned

/** How an account ended that its reader did not create. */
type Disowned = "removed" | "closed"

/**
 * Confirms an e-mail, from the link to the thanks; users without a valid link can request one, and
 * readers of a mail that another person caused can say so.
 */
export function ConfirmEmailView(props: {
  state: ConfirmationState
  code: string
  link: EmailLink | null
  result: FormResult<"email" | "password"> | undefined
  viewer: Viewer | null
}) {
  const { code, link, result, state, viewer } = props
  if (state === "done" || (viewer?.confirmed && (state === "asking" || state === "expired"))) {
    return <Confirmed viewer={viewer} />
  }
  if (state === "sent") {
    const { sentTitle, sentText } = confirmationTexts
    return <AuthColumn title={sentTitle} lead={sentText} takesFocus />
  }
  if (state === "removed" || state === "closed") return <Disowned outcome={state} />
  if (state === "open" && link !== null) {
    const { title, lead, submit, sending, disown } = confirmationTexts
    return (
      <AuthColumn title={title} lead={lead}>
        <EmailLinkForm {...{ link, code, result, submit, sending, disown }} />
      </AuthColumn>
    )
  }
  const isExpired = state === "expired"
  const { expiredTitle, expiredText, askTitle, askText } = confirmationTexts
  return (
    <AuthColumn
      title={isExpired ? expiredTitle : askTitle}
      lead={isExpired ? expiredText : askText}
      takesFocus={isExpired}
    >
      <EmailForm
        result={result ?? { values: { email: viewer?.email ?? "" }, errors: {}, failure: null }}
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

function Disowned({ outcome }: { outcome: Disowned }) {
  const { title, text } = confirmationTexts.disowned[outcome]
  return (
    <AuthColumn title={title} lead={text} takesFocus>
      <p className="flex flex-wrap gap-3">
        {outcome === "closed" ? (
          <Link to={paths.forgotPassword} className="button button-primary">
            {confirmationTexts.choosePassword}
          </Link>
        ) : null}
        <Link to={paths.contact} className="button button-quiet">
          {confirmationTexts.contact}
        </Link>
      </p>
    </AuthColumn>
  )
}
