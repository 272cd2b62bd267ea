import { type ReactNode, useEffect, useRef } from "react"
import { Notice } from "./notice.tsx"

/** Says that what was asked for is done; the focus goes there, so that it is heard too. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} role="status" tabIndex={-1} className="rounded-card">
      <Notice kind="ok">{children}</Notice>
    </div>
  )
}
