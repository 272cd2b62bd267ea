import type { Account } from "@wara/contract/account"
import type { FormResult } from "../../../forms/form-result.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import type { PasswordFieldName } from "./password-fields.ts"
import { PasswordForm } from "./password-form.tsx"
import { PasswordLinkForm } from "./password-link-form.tsx"
import { passwordTexts, providerNames } from "./password-texts.ts"

/** The password to change, or how to get one for who came by Google or Facebook. */
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
