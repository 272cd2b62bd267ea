import { accountTexts } from "@wara/domain/accounts/account-texts"
import { formatRut } from "@wara/domain/accounts/rut"
import { returnKey } from "@wara/domain/site/return-path"
import { useState } from "react"
import { Form } from "react-router"
import { useForm } from "../../forms/use-form.ts"
import { BotCheck } from "../../integrations/bot-check/bot-check.tsx"
import { expectEntry } from "../../integrations/tags/expected-event.ts"
import { CheckboxField } from "../../ui/checkbox-field.tsx"
import { FormFailure } from "../../ui/form-failure.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { RadioCards } from "../../ui/radio-cards.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { Agreement } from "./agreement.tsx"
import { EmailTaken } from "./email-taken.tsx"
import { type RegisterResult, registerFields } from "./register-fields.ts"
import { registerTexts } from "./register-texts.ts"
import { ReturnField } from "./return-field.tsx"

const kinds = [
  { value: "person", label: registerTexts.person, hint: registerTexts.personHint },
  { value: "company", label: registerTexts.company, hint: registerTexts.companyHint },
]

/** The sign-up form. What a company is asked shows by style alone, with and without scripts. */
export function RegisterForm(props: {
  result: RegisterResult | undefined
  returnTo: string | null
  /** What is chosen before anybody chooses. */
  kind: "person" | "company"
}) {
  const { result } = props
  const { form, field, isSending } = useForm(registerFields, result, undefined, () =>
    expectEntry("signUp"),
  )
  const [email, setEmail] = useState(result?.values.email ?? "")
  const returnTo = props.returnTo ?? (result?.values[returnKey] || null)
  return (
    <Form {...form} className="group/register flex flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      <ReturnField to={returnTo} />
      <RadioCards
        label={registerTexts.kind}
        options={kinds}
        {...field("kind")}
        defaultValue={result?.values.kind || props.kind}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={registerTexts.firstname}
          autoComplete="given-name"
          required
          {...field("firstname")}
        />
        <TextField
          label={registerTexts.lastname}
          autoComplete="family-name"
          required
          {...field("lastname")}
        />
      </div>
      <RutField label={registerTexts.rut} hint={registerTexts.rutHint} {...field("rut")} />
      <fieldset className="hidden min-w-0 flex-col gap-5 border-copper border-l-2 pl-4 group-has-[[value=company]:checked]/register:flex">
        <legend className="contents">
          <span className="font-heading">{registerTexts.companyData}</span>
        </legend>
        <p className="-mt-4 text-ink-soft text-sm">{registerTexts.companyHintText}</p>
        <TextField
          label={registerTexts.companyName}
          autoComplete="organization"
          {...field("company_name")}
        />
        <TextField label={registerTexts.businessActivity} {...field("business_activity")} />
        <RutField label={registerTexts.companyRut} {...field("company_rut")} />
      </fieldset>
      <TextField
        label={registerTexts.email}
        hint={registerTexts.emailHint}
        type="email"
        autoComplete="email"
        required
        onChange={(event) => setEmail(event.target.value)}
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

/** A RUT however it is typed; it is shown back as people write it. */
function RutField(props: {
  label: string
  hint?: string
  name: string
  defaultValue: string
  error: string | undefined
  autoFocus: boolean
}) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      tidy={formatRut}
      {...props}
    />
  )
}
