import { type ComponentProps, type ReactNode, useId } from "react"
import { FieldError } from "./field-frame.tsx"

/** A checkbox; its label may contain links. */
export function CheckboxField(
  props: Omit<ComponentProps<"input">, "type" | "children" | "value"> & {
    children: ReactNode
    /** Value from a submitted form: `on` when it was ticked. */
    defaultValue?: string
    error?: string | undefined
  },
) {
  const { children, error, defaultValue, ...input } = props
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          defaultChecked={defaultValue === "on"}
          aria-describedby={error ? `${id}error` : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-copper aria-invalid:outline-2 aria-invalid:outline-bad"
        />
        <span className="min-w-0">{children}</span>
      </label>
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </div>
  )
}
