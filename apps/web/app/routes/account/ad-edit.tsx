import type { AdState } from "@wara/domain/ads/ad-state"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { draftPath, editAdPath, paths } from "@wara/domain/site/paths"
import { data, redirect, useNavigate } from "react-router"
import { loadChoices } from "../../actions/post-ad/load-posting.server.ts"
import { listRegions } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { loadOwnAd } from "../../backend/own-ads.server.ts"
import { donePath } from "../../features/account/frame/done-notice.tsx"
import { PageHead } from "../../features/account/frame/page-parts.tsx"
import { EditView } from "../../features/post-ad/edit/edit-view.tsx"
import { editTexts } from "../../features/post-ad/edit/texts.ts"
import { postAdTexts } from "../../features/post-ad/texts.ts"
import { requireAccount } from "../../guards/session-guards.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { Notice } from "../../ui/notice.tsx"
import type { Route } from "./+types/ad-edit"

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw data(null, { status: 404 })
  const { id: owner } = await requireAccount(context, editAdPath(id))
  const caller = context.get(requestFacts)
  const ad = await loadOwnAd(id, caller)
  // An ad that was never submitted is continued in the posting form.
  if (ad.state === "draft" || ad.state === "awaiting_payment") throw redirect(draftPath(id))
  const regions = await optional(listRegions(), [])
  const region = regions.find((one) => one.id === ad.content.region)
  return { owner, ad, choices: await loadChoices(region?.slug ?? null, caller) }
}

/** Whether the list calls the change of an ad a correction. */
const isCorrection = (state: AdState) => state === "changes_requested" || state === "pending"

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, lead } = editTexts
  const path = loaderData ? editAdPath(loaderData.ad.id) : paths.accountAds
  return accountMeta(matches[0].loaderData.site, { path, title, lead })
}

export default function AdEditPage({ loaderData }: Route.ComponentProps) {
  const { owner, ad, choices } = loaderData
  const navigate = useNavigate()
  const isAsked = ad.state === "changes_requested"
  return (
    <>
      <PageHead
        title={isCorrection(ad.state) ? editTexts.correctTitle : editTexts.title}
        lead={isAsked ? editTexts.correctLead : editTexts.lead}
      />
      <noscript>
        <Notice kind="warn" title={postAdTexts.needsScripts}>
          {postAdTexts.needsScriptsText}
        </Notice>
      </noscript>
      {ad.can.edit ? (
        <EditView
          key={`${ad.id} ${ad.updated_at}`}
          owner={owner}
          ad={ad}
          choices={choices}
          onDone={(isReviewed) =>
            navigate(donePath(paths.accountAds, isReviewed ? "a-revision" : "guardado"))
          }
        />
      ) : (
        <Notice kind="info">{adTexts.notNow}</Notice>
      )}
    </>
  )
}
