import type { Account } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { Form, Link, useNavigation } from "react-router"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { passwordTexts, providerNames } from "./texts.ts"

export const passwordFields = ["currentPassword", "password", "passwordConfirmation"] as const

export type PasswordFieldName = (typeof passwordFields)[number]

/** Name and value of the button that requests a link to choose a password. */
export const linkIntent = { name: "intent", value: "link" } as const

/**
 * Requests the e-mail with a link to choose a password; `sentTo` is the address that it was sent
 * to.
 */
function PasswordLinkForm({ sentTo, text }: { sentTo: string | null; text: string }) {
  const isSending = useNavigation().formData?.get(linkIntent.name) === linkIntent.value
  if (sentTo !== null) {
    return (
      <div role="status">
        <Notice
          kind="ok"
          action={
            <Link to={paths.logOut} className="button button-quiet text-sm">
              {passwordTexts.logOut}
            </Link>
          }
        >
          {passwordTexts.sent(sentTo)}
        </Notice>
      </div>
    )
  }
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      <input type="hidden" {...linkIntent} />
      <p className="max-w-text">{text}</p>
      <p className="max-w-text text-ink-soft text-sm">{passwordTexts.noneSteps}</p>
      <SubmitButton isSending={isSending} sending={passwordTexts.sending}>
        {passwordTexts.send}
      </SubmitButton>
    </Form>
  )
}

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
