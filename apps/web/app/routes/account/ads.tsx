import { randomUUID } from "node:crypto"
import { type BulkAdAction, type OwnAd, ownAdsPageSize } from "@wara/contract/own-ad"
import { renewedEnd } from "@wara/domain/ads/ad-term"
import { draftPath, paths } from "@wara/domain/site/paths"
import { publisherPath } from "@wara/domain/site/return-path"
import { data, redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { describeOutcome, runAdAction } from "../../actions/account/run-ad-action.server.ts"
import { loadSummary } from "../../backend/account.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { listFigures } from "../../backend/figures.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { loadSettings } from "../../backend/orders.server.ts"
import { listOwnAds, runBulkAction } from "../../backend/own-ad-actions.server.ts"
import { ownAdsPath, readOwnAdsPlace } from "../../features/account/ads/list/own-ads-tabs.ts"
import type { BulkOutcome } from "../../features/account/ads/own-ad-forms.ts"
import { OwnAdsView } from "../../features/account/ads/own-ads-view.tsx"
import {
  type BulkForm,
  readBulkForm,
  readOwnAdAction,
} from "../../features/account/ads/read-own-ad-forms.server.ts"
import { bulkTexts } from "../../features/account/ads/table/texts.ts"
import { ownAdDoneTexts, ownAdsTexts } from "../../features/account/ads/texts.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { formDataOf } from "../../forms/read-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ads"

const doneKeys = {
  renew: "renovados",
  pause: "pausados",
  sold: "vendidos",
} as const satisfies Record<BulkAdAction, keyof typeof ownAdDoneTexts>

/**
 * Runs a bulk action and redirects to `here`; the page lists the refused ads with their reasons.
 * Throws errors that do not come from the backend.
 */
async function applyBulkAction(form: BulkForm, here: string, caller: RequestFacts) {
  const nothing = { fields: [], values: {}, errors: {}, failure: null }
  if (form.ads.length === 0) {
    return data({ failure: bulkTexts.nothingChosen, outcome: null }, { status: 400 })
  }
  try {
    const results = await runBulkAction(form, caller)
    if (results.every(({ refusal }) => refusal === null)) {
      return redirect(donePath(here, doneKeys[form.action]), 303)
    }
    const outcome: BulkOutcome = { action: form.action, results }
    return data({ failure: null, outcome })
  } catch (error) {
    return failAccountForm(nothing, error, paths.accountAds, describeOutcome(error))
  }
}

function renewsUntil({ can, state, expires_at }: OwnAd, days: number, now: Date): string | null {
  if (!can.renew) return null
  const expiresAt = expires_at === null ? null : new Date(expires_at)
  return renewedEnd({ state, expiresAt }, days, now).toISOString()
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const place = readOwnAdsPlace(url.searchParams)
  const [{ ads, counts, pagination }, { credits }, settings] = await Promise.all([
    listOwnAds({ ...place, pageSize: ownAdsPageSize }, caller),
    loadSummary(caller),
    optional(loadSettings(), null),
  ])
  const { pageCount } = pagination
  // The last ad of the last page may have been removed.
  if (place.page > 1 && place.page > pageCount) {
    throw redirect(ownAdsPath({ ...place, page: Math.max(1, pageCount) }))
  }
  const now = new Date()
  // The page works without the numbers.
  const ids = ads.filter(({ published_at }) => published_at !== null).map(({ id }) => id)
  const figures = await optional(listFigures(ids, caller), [])
  const figuresOf = new Map(figures.map((one) => [one.ad, one]))
  return {
    place,
    bulkKey: randomUUID(),
    ads: ads.map((ad) => ({
      ad,
      key: randomUUID(),
      renewsUntil: renewsUntil(ad, credits.days, now),
      figures: figuresOf.get(ad.id) ?? null,
    })),
    counts,
    pagination,
    prices: {
      publication: credits.publication,
      featured: credits.featured,
      featuredPrice: settings?.featured_price ?? null,
    },
    done: doneText(url.searchParams, ownAdDoneTexts),
  }
}

function lacksRut(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.status !== 409) return false
  return error.details.errors?.[0]?.path.at(-1) === "publisher"
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const place = readOwnAdsPlace(url.searchParams)
  const bulk = readBulkForm(form)
  if (bulk !== null) {
    return applyBulkAction(bulk, ownAdsPath(place), context.get(requestFacts))
  }
  const adAction = readOwnAdAction(form)
  if (adAction === null) return redirect(ownAdsPath(place), 303)
  try {
    const done = await runAdAction(adAction, context.get(requestFacts))
    // A reopened ad opens in the form; copies and withdrawn ads are listed under the drafts.
    if (adAction.intent === "reopen") return redirect(draftPath(adAction.ad), 303)
    const isDraft = adAction.intent === "duplicate" || adAction.intent === "withdraw"
    const next = isDraft ? ({ tab: "draft" } as const) : place
    return redirect(donePath(ownAdsPath(next), done), 303)
  } catch (error) {
    // Renewing and featuring need a RUT: the page that asks for it returns here.
    if (lacksRut(error)) return redirect(publisherPath(ownAdsPath(place)), 303)
    const nothing = { fields: [], values: {}, errors: {}, failure: null }
    return failAccountForm(nothing, error, paths.accountAds, describeOutcome(error))
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountAds, ...ownAdsTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function OwnAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...view } = loaderData
  return (
    <>
      {done === null || actionData ? null : <DoneNotice>{done}</DoneNotice>}
      <OwnAdsView
        {...view}
        outcome={actionData && "outcome" in actionData ? actionData.outcome : null}
        failure={actionData?.failure ?? null}
      />
    </>
  )
}
