import { type ReactNode, useId } from "react"
import { FieldError } from "../../../ui/field-frame.tsx"

/** A choice among options shown side by side as tiles. */
export function TileChoice<Value extends string | number>(props: {
  label: string
  name: string
  options: { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
  error?: string | undefined
  /** Classes that set the number of columns. */
  className: string
}) {
  const { label, name, options, value, onChoose, error } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}error` : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className={`grid gap-2 ${props.className}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-surface px-2.5 py-2 sm:gap-2.5 sm:px-3 leading-tight hover:border-ink-soft has-checked:border-copper has-checked:bg-copper-tint has-checked:font-semibold has-aria-invalid:border-bad has-focus-visible:outline-2 has-focus-visible:outline-sky has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(option.value)}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
