import { isOpen } from "@wara/domain/orders/order-lifecycle"
import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { loadResultOrder } from "../../actions/packs/result-order.server.ts"
import { loadSummary } from "../../backend/account.server.ts"
import { forgetOpenedPayment } from "../../entities/payment/opened-payment.ts"
import { PendingPayment } from "../../features/packs/result/pending-payment.tsx"
import { ThanksView } from "../../features/packs/result/thanks-view.tsx"
import { paymentResultTexts } from "../../features/packs/texts.ts"
import { purchase } from "../../integrations/tags/pack-events.ts"
import { useTrack } from "../../integrations/tags/track.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/pack-thanks"

export async function loader({ context, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const order = await loadResultOrder(url, caller)
  const { credits } = await loadSummary(caller)
  return { order, credits }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { thanksTitle, pendingTitle, description } = paymentResultTexts
  const title = loaderData && isOpen(loaderData.order.state) ? pendingTitle : thanksTitle
  const path = paths.packThanks
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}

export default function PackThanksPage({ loaderData, matches }: Route.ComponentProps) {
  const { order, credits } = loaderData
  useTrack(order.buy_order, purchase(order))
  useEffect(forgetOpenedPayment, [])
  return (
    <div className="wrap py-8 md:py-12">
      {isOpen(order.state) ? (
        <PendingPayment order={order.buy_order} />
      ) : (
        <ThanksView order={order} credits={credits} shop={matches[0].loaderData.site.name} />
      )}
    </div>
  )
}
