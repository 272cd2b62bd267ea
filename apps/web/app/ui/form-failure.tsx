import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import type { ReactNode } from "react"

/** Error above a form when no single field is at fault; takes the focus. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-bad-tint px-4 py-3 text-bad"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
