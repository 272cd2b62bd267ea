import type { EmailLink } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { Form, Link, useNavigation } from "react-router"
import { codeKey } from "../../forms/link-code.ts"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { emailLinkTexts as texts } from "./texts.ts"

export const linkFields = ["password"] as const

export type LinkResult = FormResult<(typeof linkFields)[number]>

/** Field of the form by which the reader of a mail says that they did not request it. */
export const disownKey = "no-fui-yo"

type Props = {
  link: EmailLink
  code: string
  result: LinkResult | undefined
  submit: string
  sending: string
  /** What "No fui yo" does. */
  disown: string
}

/**
 * Confirms the e-mail of a link for the account that it names. Nothing happens by opening the link,
 * because mail scanners open links. In a browser that never opened the account, the form asks for
 * the password, and offers to say that another person caused the mail.
 */
export function EmailLinkForm(props: Props) {
  const { link } = props
  return (
    <>
      <LinkAccount {...link} />
      {link.proof === "log-in" ? <LogInFirst /> : <ConfirmForm {...props} />}
      {link.proof === "none" ? null : <DisownForm code={props.code} text={props.disown} />}
    </>
  )
}

/** Names the account that a link is about. */
export function LinkAccount({ username, email }: { username: string; email: string }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-4">
      <dt className="text-ink-soft">{texts.account}</dt>
      <dd className="wrap-anywhere font-semibold">{username}</dd>
      <dt className="text-ink-soft">{texts.email}</dt>
      <dd className="wrap-anywhere">{email}</dd>
    </dl>
  )
}

function ConfirmForm({ link, code, result, submit, sending }: Props) {
  const { form, field, isSending } = useForm(linkFields, result)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      <input type="hidden" name={codeKey} value={code} />
      {link.proof === "none" ? null : (
        <>
          <p>{texts.otherBrowser}</p>
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            required
            {...field("password")}
          />
          <Link to={paths.forgotPassword} className="-my-3 self-start py-3 text-sky underline">
            {texts.forgot}
          </Link>
        </>
      )}
      <SubmitButton isSending={isSending} sending={sending}>
        {submit}
      </SubmitButton>
    </Form>
  )
}

/** An account without a password is opened by Google or Facebook. */
function LogInFirst() {
  return (
    <div className="flex flex-col gap-5">
      <p>{texts.logInFirst}</p>
      <Link to={paths.login} className="button button-primary self-start">
        {texts.logIn}
      </Link>
    </div>
  )
}

function DisownForm({ code, text }: { code: string; text: string }) {
  const isSending = useNavigation().formMethod === "POST"
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 className="text-lg">{texts.disownTitle}</h2>
      <p className="text-ink-soft">{text}</p>
      <Form method="post">
        <input type="hidden" name={codeKey} value={code} />
        <input type="hidden" name={disownKey} value="1" />
        <button type="submit" aria-disabled={isSending} className="button button-quiet">
          {texts.disown}
        </button>
      </Form>
    </section>
  )
}
