import type { Account, Consent } from "@wara/contract/account"
import type { RightsRequest } from "@wara/contract/privacy"
import { formatIsoDay, formatLongDate, formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import ChevronDown from "lucide-react/icons/chevron-down"
import { Form, Link } from "react-router"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { OwnRequests, type OwnRightsResult } from "../rights/own-requests.tsx"
import { OwnRights } from "../rights/own-rights.tsx"
import { privacyAnchors, privacyIntent, privacyIntents } from "../rights/privacy-intents.ts"
import { consentTexts, privacyTexts } from "./texts.ts"

/** Fields that prove that the account's owner requests its deletion. */
export const proofFields = ["password", "email"] as const

export type ProofField = (typeof proofFields)[number]

/**
 * Requests the deletion of the account; its consequences are explained before the proof of
 * identity.
 */
function DeletionForm(props: {
  email: string
  hasPassword: boolean
  result: FormResult<ProofField> | undefined
}) {
  const { form, field, isSending } = useForm(proofFields, props.result)
  const { defaultValue: _, ...password } = field("password")
  return (
    <Form {...form} className="flex flex-col gap-4">
      <FormFailure>{props.result?.failure}</FormFailure>
      <ul className="flex max-w-text list-disc flex-col gap-1.5 pl-5">
        {privacyTexts.deletePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <input type="hidden" name={privacyIntent} value={privacyIntents.deletion} />
      <p className="mt-1 wrap-anywhere">
        {props.hasPassword ? privacyTexts.passwordLead : privacyTexts.emailLead(props.email)}
      </p>
      <div className="sm:max-w-96">
        {props.hasPassword ? (
          <PasswordField
            label={privacyTexts.password}
            autoComplete="current-password"
            required
            {...password}
          />
        ) : (
          <TextField
            label={privacyTexts.email}
            type="email"
            autoComplete="off"
            required
            {...field("email")}
          />
        )}
      </div>
      <button
        type="submit"
        aria-disabled={isSending}
        className="button self-start border-bad text-bad hover:bg-bad-tint"
      >
        {isSending ? privacyTexts.deleting : privacyTexts.deleteButton}
      </button>
    </Form>
  )
}

export type PrivateAccount = Pick<
  Account,
  "email" | "has_password" | "role" | "data_blocked_at" | "deletion_due_at"
>

function Deletion(props: { account: PrivateAccount; result: FormResult<ProofField> | undefined }) {
  const { email, has_password, role, deletion_due_at } = props.account
  if (deletion_due_at !== null) {
    return <p>{privacyTexts.due(formatLongDate(new Date(deletion_due_at)))}</p>
  }
  if (role !== "user") return <p className="text-ink-soft">{privacyTexts.team}</p>
  return <DeletionForm email={email} hasPassword={has_password} result={props.result} />
}

export function PrivacyView(props: {
  account: PrivateAccount
  consents: Consent[]
  requests: RightsRequest[]
  result: FormResult<ProofField> | undefined
  requestResult: OwnRightsResult | undefined
}) {
  const { account } = props
  return (
    <>
      <PageHead title={privacyTexts.title} lead={privacyTexts.lead} />
      <OwnRights blockedAt={account.data_blocked_at} isTeam={account.role !== "user"} />
      <OwnRequests requests={props.requests} result={props.requestResult} />
      <Panel title={privacyTexts.mailsTitle}>
        <p className="max-w-text">{privacyTexts.mailsText}</p>
        <Link
          to={paths.accountMails}
          className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
        >
          {privacyTexts.mailsLink}
        </Link>
        <ConsentHistory consents={props.consents} />
      </Panel>
      <div id={privacyAnchors.deletion} className="scroll-mt-24">
        <Panel title={privacyTexts.deleteTitle}>
          <Deletion account={account} result={props.result} />
        </Panel>
      </div>
      <Link
        to={paths.privacy}
        className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
      >
        {privacyTexts.policy}
      </Link>
    </>
  )
}

/** A version date such as `2026-11-21` in words; anything else unchanged. */
function versionName(version: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatIsoDay(version) : version
}

function ConsentHistory({ consents }: { consents: Consent[] }) {
  return (
    <details className="group border-line border-t pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium">
        <span className="min-w-0 wrap-anywhere">{privacyTexts.history}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {consents.length === 0 ? (
        <p className="text-ink-soft text-sm">{privacyTexts.noHistory}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {consents.map(({ kind, granted, version, text_hash, created_at }) => (
            <li
              key={`${kind}${created_at}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3"
            >
              <span className="min-w-0">
                <span className="block font-medium">{consentTexts[kind]}</span>
                <span className="text-ink-soft">
                  {privacyTexts.version(versionName(version))}
                  {text_hash === null ? "" : ` · ${privacyTexts.hash(text_hash.slice(0, 12))}`}
                </span>
              </span>
              <span className="sm:text-right">
                <span className={granted ? "block text-ok" : "block text-bad"}>
                  {granted ? privacyTexts.granted : privacyTexts.withdrawn}
                </span>
                <span className="text-ink-soft">{formatMoment(new Date(created_at))}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
