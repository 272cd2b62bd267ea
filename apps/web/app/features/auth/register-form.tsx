import { accountTexts } from "@wara/domain/accounts/account-texts"
import { paths } from "@wara/domain/site/paths"
import { logInPath, returnKey } from "@wara/domain/site/return-path"
import { useState } from "react"
import { Form, Link } from "react-router"
import { NameFields } from "../../entities/account/name-fields.tsx"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { expectEntry } from "../../integrations/tags/expected-event.ts"
import { CheckboxField } from "../../ui/checkbox-field.tsx"
import { EmailField } from "../../ui/email-field.tsx"
import { FormFailure } from "../../ui/form-failure.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { Agreement } from "./agreement.tsx"
import { registerTexts } from "./texts.ts"

/** Fields of the sign-up, in their order; the last one contains the return path. */
export const registerFields = [
  "firstname",
  "lastname",
  "email",
  "password",
  "accepts_terms",
  "is_adult",
  returnKey,
] as const

export type RegisterResult = FormResult<(typeof registerFields)[number]>

/**
 * The sign-up form with the fields that every account needs. RUT and company are requested when
 * publishing or buying.
 */
export function RegisterForm(props: {
  result: RegisterResult | undefined
  returnTo: string | null
}) {
  const { result } = props
  const { form, field, isSending } = useForm(registerFields, result, undefined, () =>
    expectEntry("signUp"),
  )
  const [email, setEmail] = useState(result?.values.email ?? "")
  const returnTo = props.returnTo ?? (result?.values[returnKey] || null)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      {returnTo === null ? null : <input type="hidden" name={returnKey} value={returnTo} />}
      <NameFields firstname={field("firstname")} lastname={field("lastname")} />
      <EmailField
        label={registerTexts.email}
        hint={registerTexts.emailHint}
        required
        onEmail={setEmail}
        {...field("email")}
      />
      {result?.errors.email === accountTexts.emailTaken ? <EmailTaken returnTo={returnTo} /> : null}
      <PasswordField
        label={registerTexts.password}
        autoComplete="new-password"
        strengthFor={email}
        required
        {...field("password")}
      />
      <div className="flex flex-col">
        <CheckboxField required {...field("accepts_terms")}>
          <Agreement />
        </CheckboxField>
        <CheckboxField required {...field("is_adult")}>
          {registerTexts.adult}
        </CheckboxField>
      </div>
      <SubmitButton isSending={isSending} sending={registerTexts.sending}>
        {registerTexts.submit}
      </SubmitButton>
      <BotCheck action="register" />
    </Form>
  )
}

/** The two options when the e-mail already has an account. */
function EmailTaken({ returnTo }: { returnTo: string | null }) {
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
