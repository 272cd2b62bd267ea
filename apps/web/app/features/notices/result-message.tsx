import { paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { resultTexts } from "./texts.ts"

const looks = {
  success: { icon: CircleCheck, className: "text-ok" },
  failure: { icon: CircleAlert, className: "text-bad" },
} as const

/** Shows a result and the next step; the default texts are those of a new ad [S2.39]. */
export function ResultMessage(props: {
  kind: keyof typeof looks
  title?: string
  text?: string
  action?: { to: string; text: string }
  children?: ReactNode
}) {
  const defaults = resultTexts[props.kind]
  const { icon: Icon, className } = looks[props.kind]
  const { title = defaults.title, text = defaults.text } = props
  const { action = { to: paths.accountAds, text: defaults.button } } = props
  return (
    <div className="flex max-w-text flex-col items-start gap-4 py-6">
      <Icon aria-hidden className={`size-10 ${className}`} strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-lg">{text}</p>
      {props.children}
      <Link to={action.to} className="button button-primary mt-2">
        {action.text}
      </Link>
    </div>
  )
}
