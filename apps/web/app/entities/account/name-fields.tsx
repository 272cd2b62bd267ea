import type { FieldProps } from "../../forms/use-form.ts"
import { TextField } from "../../ui/text-field.tsx"
import { personTexts as texts } from "./texts.ts"

/** First name and last name, both required. */
export function NameFields(props: { firstname: FieldProps; lastname: FieldProps }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={texts.firstname} autoComplete="given-name" required {...props.firstname} />
      <TextField label={texts.lastname} autoComplete="family-name" required {...props.lastname} />
    </div>
  )
}
