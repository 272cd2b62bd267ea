import type { ReactNode } from "react"

/** Submits its form. While pending it shows so and stays enabled, which keeps the focus. */
export function SubmitButton(props: {
  children: ReactNode
  isSending: boolean
  /** Text while the form is pending. */
  sending: string
  className?: string
}) {
  return (
    <button
      type="submit"
      aria-disabled={props.isSending}
      className={`button button-primary px-7 aria-disabled:opacity-70 in-aria-busy:opacity-70 ${props.className ?? ""}`}
    >
      {props.isSending ? props.sending : props.children}
    </button>
  )
}
