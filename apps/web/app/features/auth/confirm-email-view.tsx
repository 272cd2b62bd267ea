import { paths } from "@wara/domain/site/paths"
import { Form, Link } from "react-router"
import { codeKey } from "../../forms/link-code.ts"
import { useForm } from "../../forms/use-form.ts"
import type { Viewer } from "../../session/viewer.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { AuthColumn } from "./auth-columns.tsx"
import { EmailForm, type EmailResult } from "./email-form.tsx"
import { confirmationTexts } from "./texts.ts"

/** Confirms an e-mail, from the link to the thanks; users without a valid link can request one. */
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

/** One button, because mail scanners open links but press no buttons. */
function ConfirmForm({ code, failure }: { code: string; failure: string | null }) {
  const result = failure === null ? undefined : { values: {}, errors: {}, failure }
  const { form, isSending } = useForm([], result)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <FormFailure>{failure}</FormFailure>
      <input type="hidden" name={codeKey} value={code} />
      <SubmitButton isSending={isSending} sending={confirmationTexts.sending}>
        {confirmationTexts.submit}
      </SubmitButton>
    </Form>
  )
}
