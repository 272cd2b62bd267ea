import { type ComponentProps, type ReactNode, useId } from "react"

type Field = {
  label: string
  hint?: string
  /** What is wrong with the value; shown beside it and read out with it. */
  error?: string | undefined
}

type FieldControl = {
  id: string
  className: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

function FieldFrame({
  label,
  hint,
  error,
  control,
}: Field & { control: (given: FieldControl) => ReactNode }) {
  const id = useId()
  const notes = [hint ? `${id}hint` : "", error ? `${id}error` : ""].filter(Boolean)
  return (
    <div className="flex flex-col gap-1.5">
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
      {error ? (
        <span id={`${id}error`} className="font-medium text-bad text-sm">
          {error}
        </span>
      ) : null}
    </div>
  )
}

/** A line of text with its label, its hint and what is wrong with it. */
export function TextField(props: Field & ComponentProps<"input">) {
  const { label, hint, error, ...input } = props
  const frame = { label, error, ...(hint ? { hint } : {}) }
  return <FieldFrame {...frame} control={(given) => <input {...input} {...given} />} />
}

/** A longer text with its label, its hint and what is wrong with it. */
export function TextArea(props: Field & ComponentProps<"textarea">) {
  const { label, hint, error, ...area } = props
  const frame = { label, error, ...(hint ? { hint } : {}) }
  return <FieldFrame {...frame} control={(given) => <textarea {...area} {...given} />} />
}
