import type { Order } from "@wara/contract/order"
import { isOpen } from "@wara/domain/orders/order-lifecycle"
import { orderPath, payAdPath } from "@wara/domain/site/paths"
import { paymentResultPath } from "@wara/domain/site/payment-result-path"
import { listPacks } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { loadOrder } from "../../backend/orders.server.ts"
import { OrderHead, TaxDocuments } from "../../features/account/orders/order-view.tsx"
import { orderTexts } from "../../features/account/orders/texts.ts"
import { Receipt } from "../../features/packs/receipt/receipt.tsx"
import { retryPath } from "../../features/packs/result/failed-view.tsx"
import { isFailedState } from "../../features/packs/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/order"

/** The next step for an order; null when it ended successfully. */
async function nextOf(order: Order) {
  const { ad, ad_intent, state } = order
  const { check, retry } = orderTexts
  if (isOpen(state)) return { to: paymentResultPath(order), text: check }
  if (!isFailedState(state)) return null
  // A failed order that should have published an ad is retried from the ad.
  if (ad !== null && ad_intent === "publish") return { to: payAdPath(ad.id), text: retry }
  return { to: retryPath(order, await optional(listPacks(), [])), text: retry }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadOrder(params.order, context.get(requestFacts))
  return { order, next: await nextOf(order) }
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const { lead, order, title } = orderTexts
  return accountMeta(matches[0].loaderData.site, {
    path: orderPath(params.order),
    title: loaderData ? order(loaderData.order.buy_order) : title,
    lead,
  })
}

export default function OrderPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <OrderHead {...loaderData} />
      <TaxDocuments order={loaderData.order} />
      <Receipt order={loaderData.order} shop={matches[0].loaderData.site.name} />
    </>
  )
}
