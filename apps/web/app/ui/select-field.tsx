import type { ComponentProps } from "react"
import { type Field, FieldFrame } from "./field-frame.tsx"

export function SelectField(
  props: Field &
    Omit<ComponentProps<"select">, "children"> & {
      options: { value: string; label: string }[]
      /** Label of the empty option; without it an option is selected from the start. */
      empty?: string
    },
) {
  const { label, hint, error, options, empty, ...select } = props
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      control={(given) => (
        <select {...select} {...given}>
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  )
}
