import type { Account } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { useState } from "react"
import { Form, Link, useFetcher } from "react-router"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { EmailField } from "../../../ui/email-field.tsx"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { emailChangeTexts as texts } from "./texts.ts"

export const emailChangeFields = ["email", "password"] as const

export type EmailChangeField = (typeof emailChangeFields)[number]

export type EmailChangeResult = FormResult<EmailChangeField> & {
  /** The address to which a link was sent. */
  sentTo: string | null
  /** Whether the link of the change that waits was sent again. */
  isSentAgain: boolean
}

/** Name and value of the form that asks for the link of the change that waits again. */
export const resendIntent = { name: "intent", value: "resend" } as const

/** Requests a change of the account's e-mail, which the new address confirms. */
export function EmailChangeView(props: {
  account: Pick<Account, "email" | "confirmed" | "has_password" | "pending_email">
  /** Idempotency key of this page's request to send the link again. */
  formKey: string
  result: EmailChangeResult | undefined
}) {
  const { account, result } = props
  // The account names it once it is read again, also after a reload.
  const pending = result?.sentTo ?? account.pending_email
  const title = account.confirmed ? texts.title : texts.openTitle
  const accepted = useAcceptedCount(result)
  return (
    <>
      <PageHead title={title} lead={account.confirmed ? texts.lead : texts.openLead} />
      {pending === null ? null : <PendingChange key={accepted} {...props} pending={pending} />}
      <Panel title={texts.now}>
        <p className="wrap-anywhere font-medium">{account.email}</p>
        {pending === null || account.confirmed ? null : <ConfirmPresent />}
        {account.has_password ? <ChangeForm key={accepted} result={result} /> : <NoPassword />}
      </Panel>
    </>
  )
}

/** The change that waits, and a button that sends its link again to the same address. */
function PendingChange(props: {
  account: Pick<Account, "confirmed">
  formKey: string
  pending: string
  result: EmailChangeResult | undefined
}) {
  const { account, formKey, pending } = props
  const fetcher = useFetcher<EmailChangeResult>()
  const isSending = fetcher.state !== "idle"
  const isSentAgain = (fetcher.data ?? props.result)?.isSentAgain === true
  const waits = account.confirmed ? texts.pending : texts.corrected
  return (
    <Notice
      kind="info"
      title={texts.pendingTitle}
      action={
        <fetcher.Form method="post" action={paths.accountEmail}>
          <input type="hidden" {...resendIntent} />
          <input type="hidden" name="key" value={formKey} />
          <button type="submit" aria-disabled={isSending} className="button button-quiet text-sm">
            {isSending ? texts.sendingAgain : texts.again}
          </button>
        </fetcher.Form>
      }
    >
      <p role="status" className="wrap-anywhere">
        {fetcher.data?.failure ?? (isSentAgain ? texts.sentAgain : waits)(pending)}
      </p>
    </Notice>
  )
}

/** How many requests of this visit were accepted: the form starts empty after each. */
function useAcceptedCount(result: EmailChangeResult | undefined): number {
  const [last, setLast] = useState({ result, count: 0 })
  if (last.result === result) return last.count
  const count = last.count + (result?.sentTo ? 1 : 0)
  setLast({ result, count })
  return count
}

/** For an address that was right before it was corrected: its link ends the correction. */
function ConfirmPresent() {
  return (
    <Form
      method="post"
      action={paths.account}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <p>{texts.presentIsRight}</p>
      <button type="submit" className="button button-quiet text-sm">
        {texts.confirmPresent}
      </button>
    </Form>
  )
}

function ChangeForm({ result }: { result: EmailChangeResult | undefined }) {
  const { form, field, isSending } = useForm(emailChangeFields, result)
  return (
    <Form {...form} className="flex max-w-[28rem] flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      <EmailField label={texts.email} required {...field("email")} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        {...field("password")}
      />
      <SubmitButton isSending={isSending} sending={texts.sending}>
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}

function NoPassword() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{texts.noPassword}</p>
      <Link to={paths.changePassword} className="button button-quiet">
        {texts.createPassword}
      </Link>
    </div>
  )
}
