import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { Notice } from "./notice.tsx"

/**
 * Says that what was asked for is done, with `warn` that it was done in part; the focus goes there, so
 * that it is heard too.
 */
export function DoneNotice(props: { kind?: "ok" | "warn"; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const shownAt = useRef("")
  const { key } = useLocation()
  useEffect(() => {
    // Doing the same once more says the same once more.
    if (shownAt.current !== key) ref.current?.focus()
    shownAt.current = key
  }, [key])
  return (
    <div ref={ref} role="status" tabIndex={-1} className="rounded-card">
      <Notice kind={props.kind ?? "ok"}>{props.children}</Notice>
    </div>
  )
}
