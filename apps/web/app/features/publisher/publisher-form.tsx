import { formatRut } from "@wara/domain/accounts/rut"
import { returnKey } from "@wara/domain/site/return-path"
import { Form } from "react-router"
import { CompanyFields, KindField } from "../../entities/account/person-fields.tsx"
import { personTexts } from "../../entities/account/texts.ts"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { RutField } from "../../ui/rut-field.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { type PublisherField, publisherFields } from "./publisher-fields.ts"
import { publisherTexts as texts } from "./publisher-texts.ts"

export type PublisherValues = {
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
export function PublisherForm(props: {
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
