import type { ComponentProps } from "react"
import { type Field, FieldFrame } from "./field-frame.tsx"

export function TextField(
  props: Field & ComponentProps<"input"> & { tidy?: (typed: string) => string },
) {
  const { label, hint, error, tidy, onBlur, ...input } = props
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      control={(given) => (
        <input
          {...input}
          {...given}
          onBlur={(event) => {
            // On blur users see how the value was parsed, and may still correct it.
            if (tidy) event.target.value = tidy(event.target.value)
            onBlur?.(event)
          }}
        />
      )}
    />
  )
}

export function TextArea(props: Field & ComponentProps<"textarea">) {
  const { label, hint, error, ...area } = props
  const frame = { label, hint, error }
  return <FieldFrame {...frame} control={(given) => <textarea {...area} {...given} />} />
}
