import { isOpen } from "@wara/domain/orders/order-lifecycle"
import { orderPath, paths } from "@wara/domain/site/paths"
import { orderKey } from "@wara/domain/site/payment-paths"
import { useEffect } from "react"
import { Link, redirect } from "react-router"
import { loadResultOrder } from "../../actions/packs/result-order.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { loadSettings } from "../../backend/orders.server.ts"
import { findOwnAd } from "../../backend/own-ads.server.ts"
import { forgetOpenedPayment } from "../../entities/payment/opened-payment.ts"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { Receipt } from "../../features/packs/receipt/receipt.tsx"
import { PendingPayment } from "../../features/packs/result/pending-payment.tsx"
import { useDraftStore } from "../../features/post-ad/draft/use-draft-store.ts"
import { adKey } from "../../features/post-ad/summary/after-submit.ts"
import { thanksTexts } from "../../features/post-ad/summary/texts.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { purchase } from "../../integrations/tags/pack-events.ts"
import { useTrack } from "../../integrations/tags/track.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/thanks"

/** The ad of the page: that of the paid order, or the submitted one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: owner } = await requireAccount(context, paths.postAdThanks)
  const caller = context.get(requestFacts)
  const order = url.searchParams.has(orderKey) ? await loadResultOrder(url, caller) : null
  const asked = order?.ad?.id ?? Number(url.searchParams.get(adKey))
  const isNumber = Number.isInteger(asked) && asked > 0 && asked < 2 ** 31
  const ad = isNumber ? await findOwnAd(asked, caller).catch(() => null) : null
  // Only a draft that was really submitted is removed from the browser.
  const isSent = ad !== null && ad.state !== "draft" && ad.state !== "awaiting_payment"
  // Without an order the page only says that the ad awaits review.
  if (order === null && (!isNumber || (ad !== null && ad.state !== "pending")))
    throw redirect(paths.accountAds)
  // An address opened again after the team decided must not say that the ad awaits review.
  if (order !== null && !isOpen(order.state) && isSent && ad.state !== "pending")
    throw redirect(orderPath(order.documentId))
  const settings = await optional(loadSettings(), null)
  const hours = settings?.response_hours ?? null
  return { owner, order, hours, sent: isSent ? ad.id : null }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.postAdThanks, ...thanksTexts })
}

export default function PostAdThanksPage({ loaderData, matches }: Route.ComponentProps) {
  const { owner, order, hours, sent } = loaderData
  // Applies even if the ad was not submitted: the payment arrived.
  useEffect(forgetOpenedPayment, [])
  useTrack(order?.buy_order ?? "", order && purchase(order))
  const isPaidOnly = order !== null && sent === null
  return (
    <div className="wrap py-8 md:py-12">
      {sent === null ? null : <ForgetDraft owner={owner} ad={sent} />}
      {order !== null && isOpen(order.state) ? (
        <PendingPayment order={order.buy_order} />
      ) : (
        <>
          {isPaidOnly ? <PaidButNotSent /> : <Sent hours={hours} />}
          {order === null ? null : (
            <div className="mt-6 max-w-text">
              <Receipt order={order} shop={matches[0].loaderData.site.name} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** The expected review time, if the target is known, and a link to the next ad. */
function Sent({ hours }: { hours: number | null }) {
  return (
    <>
      <ResultMessage kind="success">
        <p className="text-ink-soft">
          {hours === null ? thanksTexts.reviewLater : thanksTexts.reviewTime(hours)}
        </p>
      </ResultMessage>
      <Link to={paths.postAd} className="button button-quiet -mt-2">
        {thanksTexts.another}
      </Link>
    </>
  )
}

/** The payment arrived but the ad could not be submitted: the credits remain available. */
function PaidButNotSent() {
  const { unsentTitle: title, unsentText: text, unsentButton } = thanksTexts
  const action = { to: paths.postAdSummary, text: unsentButton }
  return <ResultMessage kind="failure" title={title} text={text} action={action} />
}

/** Deletes this browser's draft of a submitted ad, so that the form is empty again. */
function ForgetDraft({ owner, ad }: { owner: number; ad: number }) {
  const store = useDraftStore(owner)
  useEffect(() => {
    const local = store?.getState()
    if (local?.draft.ad.ad_id === ad) local.clearAll()
  }, [store, ad])
  return null
}
