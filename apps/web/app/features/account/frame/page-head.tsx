import type { ReactNode } from "react"

/** What a page of the account is about, and what to do with it as a whole. */
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
