import { type ReactNode, useId } from "react"

export function Panel(props: {
  title: string
  lead?: string
  action?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-lg">
          {props.title}
        </h2>
        {props.action}
        {props.lead ? (
          <p className="w-full max-w-text text-ink-soft text-sm">{props.lead}</p>
        ) : null}
      </div>
      {props.children}
    </section>
  )
}
