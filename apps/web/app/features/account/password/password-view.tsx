import type { Account } from "@wara/contract/account"
import { Form } from "react-router"
import type { FormResult } from "../../../forms/form-result.ts"
import { useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { type PasswordFieldName, passwordFields } from "./password-fields.ts"
import { PasswordLinkForm } from "./password-link-form.tsx"
import { passwordTexts, providerNames } from "./password-texts.ts"

/**
 * Changes the password, or explains how to get one to users who signed up with Google or Facebook.
 */
export function PasswordView(props: {
  account: Pick<Account, "email" | "has_password" | "providers">
  sentTo: string | null
  result: FormResult<PasswordFieldName> | undefined
}) {
  const { email, has_password, providers } = props.account
  const names = providers.map((provider) => providerNames[provider]).join(" y ")
  return (
    <>
      <PageHead
        title={passwordTexts.title}
        {...(has_password ? { lead: passwordTexts.lead } : {})}
      />
      {has_password ? (
        <Panel title={passwordTexts.panel}>
          <PasswordForm email={email} result={props.result} />
        </Panel>
      ) : (
        <Panel title={passwordTexts.noneTitle}>
          <FormFailure>{props.result?.failure}</FormFailure>
          <PasswordLinkForm
            sentTo={props.sentTo}
            text={names === "" ? passwordTexts.nonePlain : passwordTexts.noneText(names)}
          />
        </Panel>
      )}
    </>
  )
}

/**
 * Form that changes the password: current password, new one with its strength, and confirmation.
 */
function PasswordForm(props: { email: string; result: FormResult<PasswordFieldName> | undefined }) {
  const { form, field, isSending } = useForm(passwordFields, props.result)
  const empty = (name: PasswordFieldName) => {
    const { defaultValue: _, ...rest } = field(name)
    return rest
  }
  return (
    <Form {...form} className="flex flex-col gap-5 sm:max-w-96">
      <FormFailure>{props.result?.failure}</FormFailure>
      {/* Shows password managers which account the password belongs to. */}
      <input
        type="email"
        defaultValue={props.email}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden
        className="visually-hidden"
      />
      <PasswordField
        label={passwordTexts.current}
        autoComplete="current-password"
        required
        {...empty("currentPassword")}
      />
      <PasswordField
        label={passwordTexts.next}
        autoComplete="new-password"
        strengthFor={props.email}
        required
        {...empty("password")}
      />
      <PasswordField
        label={passwordTexts.repeat}
        autoComplete="new-password"
        required
        {...empty("passwordConfirmation")}
      />
      <SubmitButton isSending={isSending} sending={passwordTexts.saving} className="self-start">
        {passwordTexts.save}
      </SubmitButton>
    </Form>
  )
}
