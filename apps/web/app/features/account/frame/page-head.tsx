import type { ReactNode } from "react"

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
