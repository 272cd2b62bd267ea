import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import type { ReactNode } from "react"

const looks = {
  info: { icon: Info, className: "bg-sunken", iconClassName: "text-sky" },
  ok: { icon: CircleCheck, className: "bg-ok-tint", iconClassName: "text-ok" },
  warn: { icon: TriangleAlert, className: "bg-warn-tint", iconClassName: "text-warn" },
} as const

/** A notice above the content of a page; `action` is what to do about it. */
export function Notice(props: {
  kind: keyof typeof looks
  title?: string
  action?: ReactNode
  children?: ReactNode
}) {
  const { icon: Icon, className, iconClassName } = looks[props.kind]
  return (
    <div className={`flex gap-3 rounded-card px-4 py-3.5 ${className}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${iconClassName}`} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-text wrap-anywhere">
          {props.title ? <p className="font-semibold">{props.title}</p> : null}
          {props.children}
        </div>
        {props.action}
      </div>
    </div>
  )
}
