import { randomUUID } from "node:crypto"
import type { AdState } from "@wara/domain/ads/ad-state"
import { adPath, draftPath, ownAdPath, paths } from "@wara/domain/site/paths"
import ArrowLeft from "lucide-react/icons/arrow-left"
import { data, Link, redirect } from "react-router"
import { communeChoices } from "../../actions/place/commune-choices.server.ts"
import { listCategories, listConditions, listRegions } from "../../backend/catalog.server.ts"
import { loadOwnAd } from "../../backend/own-ads.server.ts"
import { AdStateTag } from "../../features/account/ads/ad-states.tsx"
import { OwnAdPreviewActions } from "../../features/account/ads/list/own-ad-preview-actions.tsx"
import { OwnAdReview, OwnAdTerm } from "../../features/account/ads/list/own-ad-status.tsx"
import { ownAdPreviewTexts } from "../../features/account/ads/texts.ts"
import { PageHead } from "../../features/account/frame/page-parts.tsx"
import { AdPreview } from "../../features/post-ad/ad-preview.tsx"
import { adOfContent } from "../../features/post-ad/edit/edit-outcome.ts"
import { previewAd } from "../../features/post-ad/preview-ad.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ad-preview"

/** An ad that is not public, as its owner entered it and as buyers will see it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw data(null, { status: 404 })
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
  const { content, ...standing } = ad
  const draft = { ad: adOfContent(id, content), featured: ad.featured }
  const preview = previewAd(draft, content.gallery, choices, {
    commune: commune?.label ?? "",
    now: ad.updated_at,
    days: ad.remaining_days,
  })
  return { ad: standing, key: randomUUID(), preview }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, lead } = ownAdPreviewTexts
  const path = loaderData ? ownAdPath(loaderData.ad.id) : paths.accountAds
  return accountMeta(matches[0].loaderData.site, { path, title, lead })
}

export default function AdPreviewPage({ loaderData }: Route.ComponentProps) {
  const { ad, key, preview } = loaderData
  return (
    <>
      <Link
        to={paths.accountAds}
        className="-mt-2 inline-flex min-h-11 items-center gap-2 self-start text-sky text-sm hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {ownAdPreviewTexts.back}
      </Link>
      <PageHead
        title={preview.name}
        lead={wasPublic(ad.state) ? ownAdPreviewTexts.endedLead : ownAdPreviewTexts.lead}
      />
      <div className="flex flex-col gap-1.5">
        <AdStateTag ad={ad} />
        <OwnAdTerm ad={ad} />
      </div>
      <OwnAdReview ad={ad} />
      <OwnAdPreviewActions listed={{ ad, key }} />
      <div className="rounded-card border border-line bg-paper p-4 sm:p-6">
        <AdPreview ad={preview} />
      </div>
    </>
  )
}

/** Whether an ad with this page was public before; an active one without days left was too. */
function wasPublic(state: AdState): boolean {
  const endStates: AdState[] = ["active", "expired", "deactivated", "banned"]
  return endStates.includes(state)
}
