import type { Field } from "../../../ui/field-frame.tsx"
import { TextField } from "../../../ui/text-field.tsx"

/** A year, or none. */
export function YearField(props: Field & { value: number; onYear: (year: number) => void }) {
  const { value, onYear, ...field } = props
  return (
    <TextField
      {...field}
      name="year"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={value === 0 ? "" : String(value)}
      onChange={({ target }) => onYear(Number(target.value.replace(/\D/g, "")))}
    />
  )
}
