import { formatRut, formatRutTyped } from "@wara/domain/accounts/rut"
import type { ComponentProps, FormEvent } from "react"
import type { FieldProps } from "../../forms/use-form.ts"
import { RadioCards } from "../../ui/radio-cards.tsx"
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

/** Adds dots and hyphen, unless the caret is in the middle of the text. */
function tidyWhileTyping({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart === input.value.length) input.value = formatRutTyped(input.value)
}

/** A RUT field that formats its value while typing. */
export function RutField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      tidy={formatRut}
      onInput={tidyWhileTyping}
    />
  )
}
