import { paths } from "@wara/domain/site/paths"
import { Form, Link } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { AuthColumn } from "./auth-columns.tsx"
import { recoveryTexts } from "./texts.ts"

export const emailFields = ["email"] as const

export type EmailResult = FormResult<(typeof emailFields)[number]>

export function EmailForm(props: {
  result: EmailResult | undefined
  label: string
  submit: string
  sending: string
  action?: string
}) {
  const { form, field, isSending } = useForm(emailFields, props.result)
  return (
    <Form
      {...form}
      {...(props.action ? { action: props.action } : {})}
      className="flex flex-col gap-5"
    >
      <FormFailure>{props.result?.failure}</FormFailure>
      <TextField
        label={props.label}
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <SubmitButton isSending={isSending} sending={props.sending}>
        {props.submit}
      </SubmitButton>
    </Form>
  )
}

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
