import { type ReactNode, useId } from "react"

/** Props of every kind of field. */
export type Field = {
  label: string
  hint?: string | undefined
  /** Error of the value; shown beside it and announced by screen readers. */
  error?: string | undefined
}

/** Attributes that link a control to its label and notes. */
export type FieldControl = {
  id: string
  className: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

/** A control with its label above, its hint and its error below. */
export function FieldFrame({
  label,
  hint,
  error,
  control,
}: Field & { control: (given: FieldControl) => ReactNode }) {
  const id = useId()
  const notes = [hint ? `${id}hint` : "", error ? `${id}error` : ""].filter(Boolean)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {control({
        id,
        className: "field",
        "aria-describedby": notes.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint ? (
        <span id={`${id}hint`} className="text-ink-soft text-sm">
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className="font-medium text-bad text-sm">
      {children}
    </span>
  )
}
