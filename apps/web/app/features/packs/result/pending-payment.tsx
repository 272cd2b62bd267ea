import { paths } from "@wara/domain/site/paths"
import Hourglass from "lucide-react/icons/hourglass"
import SearchX from "lucide-react/icons/search-x"
import { useEffect } from "react"
import { Link, useLocation, useRevalidator } from "react-router"
import { paymentResultTexts as texts } from "../texts.ts"

/** Milliseconds between two checks, and number of automatic checks. */
const pause = 5_000
const looks = 24

/** Says that the payment's result is not known yet, and checks it automatically for two minutes. */
export function PendingPayment({ order }: { order: string | null }) {
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  useEffect(() => {
    let made = 0
    const timer = setInterval(() => {
      made += 1
      if (made === looks) clearInterval(timer)
      void revalidate()
    }, pause)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <Hourglass aria-hidden className="size-10 text-sky" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{texts.pendingTitle}</h1>
      <p className="text-lg">{texts.pendingText}</p>
      {order === null ? null : <p className="text-ink-soft">{texts.pendingOrder(order)}</p>}
      <Link to={pathname + search} reloadDocument className="button button-quiet">
        {state === "loading" ? texts.checking : texts.checkAgain}
      </Link>
    </div>
  )
}

/** Shown after returning from a payment that the site cannot identify. */
export function UnknownPayment() {
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <SearchX aria-hidden className="size-10 text-ink-soft" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{texts.unknownTitle}</h1>
      <p className="text-lg">{texts.unknownText}</p>
      <Link to={paths.accountOrders} className="button button-primary">
        {texts.orders}
      </Link>
    </div>
  )
}
