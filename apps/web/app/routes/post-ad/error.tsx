import { paths, payAdPath } from "@wara/domain/site/paths"
import { orderKey } from "@wara/domain/site/payment-paths"
import { isAfterEvent } from "@wara/domain/site/recent-event"
import { redirect, useLocation } from "react-router"
import { loadResultOrder } from "../../actions/packs/result-order.server.ts"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { FailedView } from "../../features/packs/result/failed-view.tsx"
import { isFailedState } from "../../features/packs/texts.ts"
import { readCause } from "../../features/post-ad/summary/after-submit.ts"
import { summaryTexts } from "../../features/post-ad/summary/texts.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/error"

/** The failed payment, if there was one. Redirects when nothing has just failed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!url.searchParams.has(orderKey)) {
    if (!isAfterEvent(url.searchParams, new Date())) throw redirect(paths.postAdSummary)
    return null
  }
  const { state, buy_order, total, ad } = await loadResultOrder(url, context.get(requestFacts))
  return {
    state: isFailedState(state) ? state : ("failed" as const),
    order: { buy_order, total },
    retryPath: ad === null ? paths.postAdSummary : payAdPath(ad.id),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { failedTitle: title, failedText: lead } = summaryTexts
  return accountMeta(matches[0].loaderData.site, { path: paths.postAdError, title, lead })
}

export default function PostAdErrorPage({ loaderData: payment }: Route.ComponentProps) {
  const cause = readCause(useLocation().state)
  return (
    <div className="wrap py-8 md:py-12">
      {payment === null ? (
        <ResultMessage
          kind="failure"
          title={summaryTexts.failedTitle}
          text={cause ?? summaryTexts.failedText}
          action={{ to: paths.postAdSummary, text: summaryTexts.backToSummary }}
        >
          {cause === null ? null : <p className="text-ink-soft">{summaryTexts.failedText}</p>}
        </ResultMessage>
      ) : (
        <FailedView {...payment}>{summaryTexts.adStored}</FailedView>
      )}
    </div>
  )
}
