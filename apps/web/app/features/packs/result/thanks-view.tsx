import type { AccountSummary } from "@wara/contract/account"
import type { Order } from "@wara/contract/order"
import { orderMeaning } from "@wara/domain/orders/order-lifecycle"
import { adPath, paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import { Link } from "react-router"
import { Receipt } from "../receipt/receipt.tsx"
import { paymentResultTexts as texts } from "../texts.ts"

function titleOf({ state, ad, ad_done, ad_intent, feature_ad }: Order): string {
  const isDone = state === "paid" && ad !== null && ad_done
  if (isDone && ad_intent === "renew") {
    return feature_ad ? texts.renewedAndFeaturedTitle(ad.name) : texts.renewedTitle(ad.name)
  }
  if (isDone && ad_intent === "feature") return texts.featuredTitle(ad.name)
  if (state === "partially_refunded") return texts.partlyRefundedTitle
  return state === "refunded" ? texts.refundedTitle : texts.thanksTitle
}

/** A completed payment: what it brought, next steps, and the receipt. */
export function ThanksView(props: {
  order: Order
  credits: AccountSummary["credits"]
  shop: string
}) {
  const { order, credits } = props
  const { ad } = order
  const isPaid = order.state === "paid"
  const Icon = isPaid ? CircleCheck : RotateCcw
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-12">
      <div className="flex max-w-text flex-col items-start gap-3 print:hidden">
        <Icon
          aria-hidden
          className={`size-10 ${isPaid ? "text-ok" : "text-ink-soft"}`}
          strokeWidth={1.5}
        />
        <h1 className="text-2xl md:text-3xl">{titleOf(order)}</h1>
        <p className="text-lg">
          {isPaid && ad === null ? texts.granted(grantedCredits(order)) : orderMeaning(order)}{" "}
          {texts.balance(credits)}
        </p>
        {isPaid && ad !== null && !order.ad_done ? <p>{texts.adUnchanged(ad.name)}</p> : null}
        <div className="mt-2 flex flex-wrap gap-3">
          {ad === null ? (
            <Link to={paths.postAd} className="button button-primary">
              {texts.publish}
            </Link>
          ) : (
            <Link
              to={isPaid && order.ad_done ? adPath(ad.slug) : paths.accountAds}
              className="button button-primary"
            >
              {isPaid && order.ad_done ? texts.seeAd : texts.myAds}
            </Link>
          )}
          <Link to={paths.accountOrders} className="button button-quiet">
            {texts.orders}
          </Link>
        </div>
      </div>
      <Receipt order={order} shop={props.shop} />
    </div>
  )
}

function grantedCredits({ items }: Pick<Order, "items">) {
  const sum = (of: "ads" | "featured") => items.reduce((total, item) => total + item[of], 0)
  return { publication: sum("ads"), featured: sum("featured") }
}
