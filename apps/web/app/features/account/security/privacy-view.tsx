import type { Account, Consent } from "@wara/contract/account"
import { formatLongDate, formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import ChevronDown from "lucide-react/icons/chevron-down"
import Download from "lucide-react/icons/download"
import { Form, Link, useNavigation } from "react-router"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { consentTexts, privacyTexts } from "./texts.ts"

/** Name of the field with which each form of the privacy centre states its intent. */
export const intentField = "intent"

export const intents = { news: "news", deletion: "deletion" } as const

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
      <input type="hidden" name={intentField} value={intents.deletion} />
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

export type PrivateAccount = Pick<Account, "email" | "has_password" | "role" | "deletion_due_at">

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
  result: FormResult<ProofField> | undefined
}) {
  const newest = props.consents.find(({ kind }) => kind === "news")
  const wantsNews = newest?.granted ?? false
  return (
    <>
      <PageHead title={privacyTexts.title} lead={privacyTexts.lead} />
      <Panel title={privacyTexts.exportTitle}>
        <p className="max-w-text">{privacyTexts.exportText}</p>
        <a href={paths.accountExport} download className="button button-quiet self-start">
          <Download aria-hidden className="size-4" />
          {privacyTexts.exportButton}
        </a>
      </Panel>
      <Panel title={privacyTexts.newsTitle}>
        <p className="max-w-text">{wantsNews ? privacyTexts.newsOn : privacyTexts.newsOff}</p>
        <NewsSwitch isOn={wantsNews} />
        <ConsentHistory consents={props.consents} />
      </Panel>
      <Panel title={privacyTexts.deleteTitle}>
        <Deletion account={props.account} result={props.result} />
      </Panel>
      <Link
        to={paths.privacy}
        className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
      >
        {privacyTexts.policy}
      </Link>
    </>
  )
}

/** Turns the newsletter on or off; a button, so that it works without JavaScript too. */
function NewsSwitch({ isOn }: { isOn: boolean }) {
  const sent = useNavigation().formData
  const isChanging = sent?.get(intentField) === intents.news
  const isShownOn = isChanging ? sent.get("granted") === "true" : isOn
  return (
    <Form method="post">
      <input type="hidden" name={intentField} value={intents.news} />
      <input type="hidden" name="granted" value={String(!isOn)} />
      <button
        type="submit"
        role="switch"
        aria-checked={isShownOn}
        aria-disabled={isChanging}
        className="group flex min-h-11 w-full items-center justify-between gap-4 text-left font-medium sm:w-auto sm:justify-start"
      >
        <span
          aria-hidden
          className="order-last flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-copper group-aria-checked:bg-copper"
        >
          <span className="size-5 rounded-full bg-line-strong transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-copper" />
        </span>
        {privacyTexts.newsSwitch}
      </button>
    </Form>
  )
}

/** A version date such as `2026-11-21` in words; anything else unchanged. */
function versionName(version: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version)
    ? formatLongDate(new Date(`${version}T15:00:00Z`))
    : version
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
          {consents.map(({ kind, granted, version, created_at }) => (
            <li
              key={`${kind}${created_at}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3"
            >
              <span className="min-w-0">
                <span className="block font-medium">{consentTexts[kind]}</span>
                <span className="text-ink-soft">{privacyTexts.version(versionName(version))}</span>
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
