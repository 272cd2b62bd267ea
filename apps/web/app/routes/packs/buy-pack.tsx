import type { AdPack } from "@wara/contract/catalog"
import { paths } from "@wara/domain/site/paths"
import { choiceKeys, type PaidAd, payForAdPath, readPaidAd } from "@wara/domain/site/payment-paths"
import { redirect } from "react-router"
import { loadCheckout } from "../../actions/packs/load-checkout.server.ts"
import { postCheckout } from "../../actions/packs/post-checkout.server.ts"
import { loadSummary } from "../../backend/account.server.ts"
import { loadOwnAd } from "../../backend/own-ads.server.ts"
import { ConfirmEmailNotice } from "../../entities/account/confirm-email-notice.tsx"
import { documents, noPack } from "../../entities/checkout/checkout-field-names.ts"
import { checkoutPageTexts } from "../../entities/checkout/texts.ts"
import { CheckoutView } from "../../features/packs/checkout-view.tsx"
import { formDataOf } from "../../forms/read-form.server.ts"
import { requirePublisher } from "../../guards/session-guards.server.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { person } from "../../session/person.server.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/buy-pack"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requirePublisher(context, url)
  const caller = context.get(requestFacts)
  const query = url.searchParams
  const paidAd = readPaidAd(query)
  const ad = paidAd === null ? null : await loadPaidAd(paidAd, caller)
  const { values, ...checkout } = await loadCheckout(caller)
  const account = await context.get(person).load()
  const pack = checkout.offer.packs.find(({ slug }) => slug === query.get(choiceKeys.pack))
  const wantsFeatured = query.has(choiceKeys.featured) && ad?.isFeatured !== true
  const chosen = ad === null ? null : paidAdChoice(ad.intent, checkout.offer.packs)
  const alone = wantsFeatured ? noPack : ""
  return {
    ...checkout,
    ad,
    pendingEmail: account?.pending_email ?? null,
    values: {
      ...values,
      pack: pack ? String(pack.id) : alone,
      placement: wantsFeatured ? "on" : "",
      ...chosen,
      ...(query.has(choiceKeys.invoice) ? { is_invoice: documents.invoice } : {}),
    },
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const caller = context.get(requestFacts)
  const paidAd = readPaidAd(url.searchParams)
  return postCheckout(await formDataOf(request), {
    caller,
    path: paidAd === null ? paths.buyPack : payForAdPath(paidAd),
    ad: paidAd,
  })
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = checkoutPageTexts
  return buildPageMeta({ site, path: paths.buyPack, title, description, robots: { index: false } })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function BuyPackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, pendingEmail, ...view } = loaderData
  const { viewer } = useSiteData()
  return (
    <div className="wrap flex flex-col gap-6 py-8 md:gap-8 md:py-12">
      <div>
        <h1 className="text-2xl wrap-anywhere md:text-3xl">
          {ad === null ? checkoutPageTexts.title : checkoutPageTexts.adTitle[ad.intent](ad.name)}
        </h1>
        <p className="mt-2 max-w-text text-ink-soft">
          {ad === null ? checkoutPageTexts.lead : checkoutPageTexts.adLead[ad.intent]}
        </p>
      </div>
      {viewer && !viewer.confirmed ? (
        <ConfirmEmailNotice email={viewer.email} pending_email={pendingEmail} />
      ) : null}
      <CheckoutView
        {...view}
        ad={ad}
        communes={actionData?.communes ?? view.communes}
        result={actionData}
      />
    </div>
  )
}

/**
 * The ad that a checkout will renew or feature. Redirects to the own ads if a credit is available
 * or the action is impossible now; another user's ad is a 404 page.
 */
async function loadPaidAd({ id, intent }: PaidAd, caller: RequestFacts) {
  const [ad, { credits }] = await Promise.all([loadOwnAd(id, caller), loadSummary(caller)])
  const kind = intent === "renew" ? "publication" : "featured"
  if (!ad.can[intent] || credits[kind] > 0) throw redirect(paths.accountAds)
  return { id, intent, name: ad.name, isFeatured: ad.featured }
}

/** The initial choice for an ad: the smallest pack to renew it, one placement to feature it. */
function paidAdChoice(intent: PaidAd["intent"], packs: readonly AdPack[]) {
  if (intent === "feature") return { pack: noPack, placement: "on" }
  const [cheapest] = [...packs].sort((one, other) => one.price - other.price)
  return { pack: cheapest ? String(cheapest.id) : "" }
}
