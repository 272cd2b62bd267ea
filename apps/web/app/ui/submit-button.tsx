import type { ReactNode } from "react"

/** Sends its form. While it is being sent it says so and, being still there, keeps the focus. */
export function SubmitButton(props: {
  children: ReactNode
  isSending: boolean
  /** Words for the meantime. */
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
