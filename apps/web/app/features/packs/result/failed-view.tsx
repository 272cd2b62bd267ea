import type { AdPack } from "@wara/contract/catalog"
import type { Order } from "@wara/contract/order"
import { formatMoney } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import { buyPackPath, payForAdPath } from "@wara/domain/site/payment-paths"
import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { type FailedState, paymentResultTexts as texts } from "../texts.ts"

/** A failed payment: says that nothing was charged, possible causes, and what to do next. */
export function FailedView(props: {
  state: FailedState
  order: { buy_order: string; total: number } | null
  /** The page for a retry with the same choice. */
  retryPath: string
  /** What became of the ad that was to be paid. */
  children?: ReactNode
}) {
  const { state, order } = props
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <CircleAlert aria-hidden className="size-10 text-warn" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{texts.failedTitle[state]}</h1>
      <p className="text-lg">
        {texts.noCharge} {props.children}
      </p>
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

/**
 * The checkout with the choices of an unpaid order, without packs that are no longer sold. Orders
 * that should have renewed or featured an ad lead to that ad's checkout.
 */
export function retryPath(order: Order, packs: AdPack[]): string {
  const { ad, ad_intent: intent } = order
  if (ad !== null && (intent === "renew" || intent === "feature")) {
    return payForAdPath({ id: ad.id, intent }, { featured: order.feature_ad })
  }
  const bought = order.items.find(({ kind }) => kind === "pack")
  const pack = packs.find(({ name, ads }) => name === bought?.name && ads === bought.ads)
  const featured = order.items.some(({ kind }) => kind === "featured")
  return buyPackPath({ pack: pack?.slug ?? null, featured, invoice: order.is_invoice })
}
