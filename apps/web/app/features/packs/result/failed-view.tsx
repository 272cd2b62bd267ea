import { formatMoney } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { type FailedState, paymentResultTexts as texts } from "../packs-texts.ts"

/** A failed payment: says that nothing was charged, possible causes, and what to do next. */
export function FailedView(props: {
  state: FailedState
  order: { buy_order: string; total: number } | null
  /** The page for a retry with the same choice. */
  retryPath: string
  children?: ReactNode
}) {
  const { state, order } = props
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <CircleAlert aria-hidden className="size-10 text-warn" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{texts.failedTitle[state]}</h1>
      <p className="text-lg">{texts.noCharge}</p>
      {order === null ? null : (
        <p className="text-ink-soft tabular-nums">
          {texts.order} {order.buy_order} · {texts.total} {formatMoney(order.total, "CLP")}
        </p>
      )}
      <div className="w-full rounded-card border border-line bg-surface p-4 sm:p-6">
        <h2 className="font-semibold">{texts.causesTitle}</h2>
        <ul className="mt-2 list-disc pl-5">
          {texts.causes[state].map((cause) => (
            <li key={cause} className="mt-1">
              {cause}
            </li>
          ))}
        </ul>
        {state === "rejected" ? <p className="mt-3 text-ink-soft">{texts.otherCard}</p> : null}
      </div>
      <Link to={props.retryPath} className="button button-primary">
        {texts.retry}
      </Link>
      <p className="text-ink-soft">
        {texts.help}{" "}
        <Link to={paths.contact} className="text-sky underline">
          {texts.contact}
        </Link>
        .
      </p>
    </div>
  )
}
