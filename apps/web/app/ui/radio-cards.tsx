import { useId } from "react"
import { FieldError } from "./field-frame.tsx"

type RadioOption = { value: string; label: string; hint?: string }

export function RadioCards(props: {
  label: string
  name: string
  options: RadioOption[]
  /** Options that unfold; they are open when one of them is chosen. */
  more?: { label: string; options: RadioOption[] }
  defaultValue?: string
  error?: string | undefined
  autoFocus?: boolean
  onChoose?: (value: string) => void
}) {
  const { name, options, error, defaultValue, more, autoFocus = false } = props
  const id = useId()
  const cardsOf = (shown: RadioOption[], isFirst: boolean) => (
    <div className="flex flex-wrap gap-3">
      {shown.map(({ value, label, hint }, place) => (
        <label
          key={value}
          // Two in a row, unless the longest word of one needs more; hints need more than words.
          className={`${hint ? "basis-[max(11rem,30%)]" : "basis-[max(7rem,40%)]"} flex min-h-11 min-w-min grow items-start gap-3 rounded-control border border-line-strong bg-surface px-3 py-2.5 hover:border-ink-soft has-checked:border-copper has-checked:bg-copper-tint has-focus-visible:outline-2 has-focus-visible:outline-sky has-focus-visible:outline-offset-2`}
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            {...(autoFocus && isFirst && place === 0 ? { autoFocus } : {})}
            aria-invalid={error ? true : undefined}
            onChange={() => props.onChoose?.(value)}
            className="mt-1 size-4 shrink-0 accent-copper outline-none"
          />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{label}</span>
            {hint ? <span className="text-ink-soft text-sm">{hint}</span> : null}
          </span>
        </label>
      ))}
    </div>
  )
  return (
    <fieldset
      aria-describedby={error ? `${id}error` : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{props.label}</legend>
      {options.length === 0 ? null : cardsOf(options, true)}
      {more === undefined || more.options.length === 0 ? null : (
        <details open={more.options.some(({ value }) => value === defaultValue)}>
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-sky text-sm">
            {more.label}
          </summary>
          <div className="pt-1.5">{cardsOf(more.options, options.length === 0)}</div>
        </details>
      )}
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
