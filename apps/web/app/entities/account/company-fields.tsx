import type { FieldProps } from "../../forms/use-form.ts"
import { RadioCards } from "../../ui/radio-cards.tsx"
import { RutField } from "../../ui/rut-field.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { personTexts as texts } from "./texts.ts"

/** Person or company, each with what choosing it means. */
export function KindField(props: FieldProps & { hints: { person: string; company: string } }) {
  const { hints, ...field } = props
  const options = (["person", "company"] as const).map((value) => ({
    value,
    label: texts.kinds[value],
    hint: hints[value],
  }))
  return <RadioCards label={texts.kind} options={options} {...field} />
}

/** What a company's invoices show, all required: its name, its RUT and its line of business. */
export function CompanyFields(props: {
  name: FieldProps
  rut: FieldProps
  /** Hint of the RUT, where RUTs are not yet known from another field. */
  rutHint?: string
  businessActivity: FieldProps
}) {
  return (
    <>
      <TextField label={texts.companyName} autoComplete="organization" required {...props.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <RutField label={texts.companyRut} hint={props.rutHint} required {...props.rut} />
        <TextField
          label={texts.businessActivity}
          autoComplete="off"
          required
          {...props.businessActivity}
        />
      </div>
    </>
  )
}
