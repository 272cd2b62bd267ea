import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { loadResultOrder } from "../../actions/packs/result-order.server.ts"
import { listPacks } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { forgetOpenedPayment } from "../../entities/payment/opened-payment.ts"
import { FailedView, retryPath } from "../../features/packs/result/failed-view.tsx"
import { isFailedState, paymentResultTexts } from "../../features/packs/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/pack-error"

export async function loader({ context, url }: Route.LoaderArgs) {
  const order = await loadResultOrder(url, context.get(requestFacts))
  const { state, buy_order, total } = order
  return {
    // Every other state was redirected before.
    state: isFailedState(state) ? state : ("failed" as const),
    order: { buy_order, total },
    retryPath: retryPath(order, await optional(listPacks(), [])),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { failedTitle, description } = paymentResultTexts
  const title = failedTitle[loaderData?.state ?? "failed"]
  const path = paths.packError
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}

export default function PackErrorPage({ loaderData }: Route.ComponentProps) {
  useEffect(forgetOpenedPayment, [])
  return (
    <div className="wrap py-8 md:py-12">
      <FailedView {...loaderData} />
    </div>
  )
}
