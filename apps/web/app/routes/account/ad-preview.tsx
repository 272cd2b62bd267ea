import { randomUUID } from "node:crypto"
import type { AdState } from "@wara/domain/ads/ad-state"
import { adPath, draftPath, ownAdPath, paths } from "@wara/domain/site/paths"
import ArrowLeft from "lucide-react/icons/arrow-left"
import { data, Link, redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { communeChoices } from "../../actions/place/commune-choices.server.ts"
import { listCategories, listConditions, listRegions } from "../../backend/catalog.server.ts"
import { appealOwnAd } from "../../backend/hold.server.ts"
import { loadOwnAd } from "../../backend/own-ads.server.ts"
import { AdStateTag } from "../../features/account/ads/ad-states.tsx"
import { HoldView } from "../../features/account/ads/hold/hold-view.tsx"
import { readAppeal } from "../../features/account/ads/hold/read-appeal.server.ts"
import { OwnAdPreviewActions } from "../../features/account/ads/list/own-ad-preview-actions.tsx"
import { OwnAdReview, OwnAdTerm } from "../../features/account/ads/list/own-ad-status.tsx"
import { ownAdPreviewTexts } from "../../features/account/ads/texts.ts"
import { PageHead } from "../../features/account/frame/page-parts.tsx"
import { AdPreview } from "../../features/post-ad/ad-preview.tsx"
import { adOfContent } from "../../features/post-ad/edit/edit-outcome.ts"
import { previewAd } from "../../features/post-ad/preview-ad.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ad-preview"

/** An ad that is not public, as its owner entered it and as buyers will see it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id)
  const caller = context.get(requestFacts)
  const ad = await loadOwnAd(id, caller)
  if (ad.state === "draft" || ad.state === "awaiting_payment") throw redirect(draftPath(id))
  if (ad.state === "active" && ad.remaining_days > 0) throw redirect(adPath(ad.slug))
  const [categories, conditions, regions] = await Promise.all([
    listCategories(),
    listConditions(),
    listRegions(),
  ])
  const region = regions.find((one) => one.id === ad.content.region)
  const communes = await communeChoices(region?.slug ?? "")
  const commune = communes.find(({ value }) => value === String(ad.content.commune))
  const choices = { categories, conditions, regions }
  const { content, hold, ...standing } = ad
  const draft = { ad: adOfContent(id, content), featured: ad.featured }
  const preview = previewAd(draft, content.gallery, choices, {
    commune: commune?.label ?? "",
    now: ad.updated_at,
    days: ad.remaining_days,
  })
  return { ad: standing, hold, key: randomUUID(), preview }
}

/** Appeals the hold of the ad [B10.46]; the page then says that it was received. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ad = readId(params.id)
  const form = readAppeal(await formDataOf(request))
  if (form.parsed === null) return refuseForm(form)
  try {
    await appealOwnAd(ad, form.parsed.text, context.get(requestFacts))
  } catch (error) {
    return failAccountForm(form, error, ownAdPath(ad))
  }
  return redirect(ownAdPath(ad), 303)
}

function readId(text: string): number {
  const id = Number(text)
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw data(null, { status: 404 })
  return id
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, lead } = ownAdPreviewTexts
  const path = loaderData ? ownAdPath(loaderData.ad.id) : paths.accountAds
  return accountMeta(matches[0].loaderData.site, { path, title, lead })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function AdPreviewPage({ actionData, loaderData }: Route.ComponentProps) {
  const { ad, hold, key, preview } = loaderData
  return (
    <>
      <Link
        to={paths.accountAds}
        className="-mt-2 inline-flex min-h-11 items-center gap-2 self-start text-sky text-sm hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {ownAdPreviewTexts.back}
      </Link>
      <PageHead title={preview.name} lead={leadOf(ad.state)} />
      <div className="flex flex-col gap-1.5">
        <AdStateTag ad={ad} />
        <OwnAdTerm ad={ad} />
      </div>
      {hold === null ? null : <HoldView hold={hold} result={actionData} />}
      <OwnAdReview ad={ad} />
      <OwnAdPreviewActions listed={{ ad, key }} />
      <div className="rounded-card border border-line bg-paper p-4 sm:p-6">
        <AdPreview ad={preview} />
      </div>
    </>
  )
}

/** Ads in these states were public before; an active one without days left was too. */
const endStates: AdState[] = ["active", "expired", "deactivated", "banned"]

function leadOf(state: AdState): string {
  if (state === "on_hold") return ownAdPreviewTexts.onHoldLead
  return endStates.includes(state) ? ownAdPreviewTexts.endedLead : ownAdPreviewTexts.lead
}
