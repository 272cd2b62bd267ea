import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { Notice } from "../../../ui/notice.tsx"

/**
 * Confirms that an action is done, or with `warn` partly done; takes the focus so that screen
 * readers announce it.
 */
export function DoneNotice(props: { kind?: "ok" | "warn"; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const shownAt = useRef("")
  const { key } = useLocation()
  useEffect(() => {
    // Repeating the same action announces it again.
    if (shownAt.current !== key) ref.current?.focus()
    shownAt.current = key
  }, [key])
  return (
    <div ref={ref} role="status" tabIndex={-1} className="rounded-card">
      <Notice kind={props.kind ?? "ok"}>{props.children}</Notice>
    </div>
  )
}

/** Query parameter naming the action that was just done. */
const doneKey = "aviso"

/** An account page's URL, with or without a query, that confirms the action `what`. */
export function donePath(path: string, what: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [doneKey]: what })}`
}

/** The confirmation text of the action in the URL; null when `texts` has none. */
export function doneText(search: URLSearchParams, texts: Record<string, string>): string | null {
  const what = search.get(doneKey) ?? ""
  return Object.hasOwn(texts, what) ? (texts[what] ?? null) : null
}
