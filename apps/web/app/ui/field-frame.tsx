import { type ReactNode, useId } from "react"

/** What stands around a control, whatever kind it is. */
export type Field = {
  label: string
  hint?: string | undefined
  /** What is wrong with the value; shown beside it and read out with it. */
  error?: string | undefined
}

/** What ties a control to its label and its notes. */
export type FieldControl = {
  id: string
  className: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

/** A control with its label above, its hint and what is wrong with it below. */
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

/** What is wrong with a field, in one sentence. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className="font-medium text-bad text-sm">
      {children}
    </span>
  )
}
