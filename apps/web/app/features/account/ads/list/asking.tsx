import type { ReactNode } from "react"
import { ClosingDetails } from "../../../../ui/closing-details.tsx"

/** A button that asks for confirmation; the question unfolds below it, also without JavaScript. */
export function Asking(props: {
  button: string
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <ClosingDetails
      className="group/asking min-w-0 open:w-full"
      summaryClassName="button button-quiet list-none text-sm group-open/asking:border-ink"
      summary={props.button}
    >
      <div className="mt-3 flex flex-col items-start gap-3 rounded-control bg-sunken p-4">
        <p className="font-semibold">{props.title}</p>
        <div className="text-ink-soft text-sm">{props.text}</div>
        <div className="flex flex-wrap gap-3">{props.children}</div>
      </div>
    </ClosingDetails>
  )
}
