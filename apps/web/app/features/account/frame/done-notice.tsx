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
