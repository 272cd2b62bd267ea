import { type ReactNode, useId } from "react"

/** Title and introduction of an account page, with an action for the whole page. */
export function PageHead(props: { title: string; lead?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{props.title}</h1>
        {props.lead ? <p className="mt-2 max-w-text text-ink-soft">{props.lead}</p> : null}
      </div>
      {props.action}
    </div>
  )
}

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
