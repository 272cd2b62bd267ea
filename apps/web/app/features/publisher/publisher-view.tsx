import { formatRut } from "@wara/domain/accounts/rut"
import { paths } from "@wara/domain/site/paths"
import { returnKey } from "@wara/domain/site/return-path"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import type { ComponentProps } from "react"
import { Form, Link } from "react-router"
import { CompanyFields, KindField, RutField } from "../../entities/account/company-fields.tsx"
import { personTexts } from "../../entities/account/texts.ts"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { publisherTexts as texts } from "./texts.ts"

/** Fields for companies only. */
export const companyFields = ["company_name", "company_rut", "business_activity"] as const

/** Fields of the form, in their order; the last one contains the return path. */
export const publisherFields = ["kind", "rut", ...companyFields, returnKey] as const

export type PublisherField = (typeof publisherFields)[number]

/**
 * As whom an account publishes. When another account already used the free ads of its RUT, this
 * page says so before an ad is typed, and links to the packs.
 */
export function PublisherView(
  props: ComponentProps<typeof PublisherForm> & { areFreeAdsUsed: boolean },
) {
  const { areFreeAdsUsed, ...form } = props
  return (
    <div className="wrap py-8 md:py-14">
      <div className="mx-auto flex max-w-[32rem] flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
          <p className="text-ink-soft">{texts.lead}</p>
        </div>
        {areFreeAdsUsed ? <FreeAdsUsed returnTo={form.returnTo} /> : null}
        <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
          {areFreeAdsUsed ? <p className="font-medium">{texts.wrongRut}</p> : null}
          <PublisherForm {...form} />
        </div>
      </div>
    </div>
  )
}

function FreeAdsUsed({ returnTo }: { returnTo: string }) {
  return (
    <section className="flex flex-col gap-4 rounded-card bg-warn-tint p-4 sm:p-6">
      <div className="flex gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">{texts.usedTitle}</h2>
          <p className="mt-1">{texts.usedText}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.packs} className="button button-primary">
          {texts.packs}
        </Link>
        <Link to={returnTo} className="button button-quiet">
          {texts.goOn}
        </Link>
      </div>
    </section>
  )
}

type PublisherValues = {
  kind: "person" | "company"
  rut: string
  company_name: string
  company_rut: string
  business_activity: string
}

/**
 * Person or company, each with its RUT. CSS alone decides which fields show, with and without
 * JavaScript.
 */
function PublisherForm(props: {
  values: PublisherValues
  returnTo: string
  result: FormResult<PublisherField> | undefined
}) {
  const { form, field: fieldOf, isSending } = useForm(publisherFields, props.result)
  const values: Partial<Record<PublisherField, string>> = props.result?.values ?? props.values
  const field = (name: PublisherField) => ({ ...fieldOf(name), defaultValue: values[name] ?? "" })
  return (
    <Form {...form} className="group/publisher flex flex-col gap-5">
      <FormFailure>{props.result?.failure}</FormFailure>
      <input type="hidden" name={returnKey} value={props.returnTo} />
      <KindField
        hints={texts.kindHints}
        {...field("kind")}
        defaultValue={values.kind || "person"}
      />
      <div className="group-has-[[value=company]:checked]/publisher:hidden">
        <RutField label={texts.rut} hint={personTexts.rutHint} required {...rutOf(field("rut"))} />
      </div>
      <div className="hidden flex-col gap-5 group-has-[[value=company]:checked]/publisher:flex">
        <p className="text-ink-soft text-sm">{personTexts.companyLead}</p>
        <CompanyFields
          name={field("company_name")}
          rut={rutOf(field("company_rut"))}
          rutHint={personTexts.rutHint}
          businessActivity={field("business_activity")}
        />
      </div>
      <SubmitButton isSending={isSending} sending={texts.sending}>
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}

/** Formats a stored RUT; an invalid one stays as it was typed. */
function rutOf<Field extends { defaultValue: string }>(field: Field): Field {
  return { ...field, defaultValue: formatRut(field.defaultValue) }
}
