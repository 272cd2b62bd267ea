import type { Account } from "@wara/contract/account"
import { formatRut } from "@wara/domain/accounts/rut"
import { paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import { Form, Link } from "react-router"
import { CompanyFields } from "../../../entities/account/company-fields.tsx"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextArea } from "../../../ui/text-field.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { proTexts as texts } from "./texts.ts"

export const proFields = ["company_name", "company_rut", "business_activity", "message"] as const

export type ProField = (typeof proFields)[number]

type Given = {
  account: Pick<Account, "pro" | "company_name" | "company_rut" | "business_activity">
  request: { state: "open" | "approved" | "declined"; reason: string } | null
  result: FormResult<ProField> | undefined
}

/** Benefits of being a professional seller, with the request form or the state of the request. */
export function ProView(props: Given) {
  const { account, request } = props
  return (
    <>
      <PageHead title={account.pro ? texts.proTitle : texts.title} lead={texts.lead} />
      <Panel title={texts.gives}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {texts.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
              {benefit}
            </li>
          ))}
        </ul>
      </Panel>
      {account.pro ? <AlreadyPro /> : null}
      {!account.pro && request?.state === "open" ? (
        <Notice kind="info" title={texts.openTitle}>
          <p role="status">{texts.openText}</p>
        </Notice>
      ) : null}
      {!account.pro && request?.state !== "open" ? <Request {...props} /> : null}
    </>
  )
}

function AlreadyPro() {
  return (
    <Notice
      kind="ok"
      title={texts.isPro}
      action={
        <Link to={paths.accountProfileEdit} className="button button-quiet text-sm">
          {texts.edit}
        </Link>
      }
    />
  )
}

function Request({ account, request, result }: Given) {
  const { form, field: fieldOf, isSending } = useForm(proFields, result)
  const stored: Partial<Record<ProField, string>> = {
    company_name: account.company_name ?? "",
    company_rut: formatRut(account.company_rut ?? ""),
    business_activity: account.business_activity ?? "",
  }
  const values = result?.values ?? stored
  const field = (name: ProField) => ({ ...fieldOf(name), defaultValue: values[name] ?? "" })
  return (
    <>
      {request?.state === "declined" ? (
        <Notice kind="warn" title={texts.declinedTitle}>
          <p>{request.reason}</p>
        </Notice>
      ) : null}
      <Panel title={texts.asks} lead={texts.asksLead}>
        <Form {...form} className="flex max-w-text flex-col gap-5">
          <FormFailure>{result?.failure}</FormFailure>
          <CompanyFields
            name={field("company_name")}
            rut={field("company_rut")}
            businessActivity={field("business_activity")}
          />
          <TextArea label={texts.message} rows={4} required {...field("message")} />
          <SubmitButton isSending={isSending} sending={texts.sending}>
            {texts.submit}
          </SubmitButton>
        </Form>
      </Panel>
    </>
  )
}
