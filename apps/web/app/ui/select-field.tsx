import type { ComponentProps } from "react"
import { type Field, FieldFrame } from "./field-frame.tsx"

/** A choice out of a list, with its label, its hint and what is wrong with it. */
export function SelectField(
  props: Field &
    Omit<ComponentProps<"select">, "children"> & {
      options: { value: string; label: string }[]
      /** Stands for no choice; none means that there must be one from the start. */
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
