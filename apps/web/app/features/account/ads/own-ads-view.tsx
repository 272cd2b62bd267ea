import { paths, slugPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { ownAdsTexts } from "./ad-state-texts.ts"
import { type AdCounts, AdsByState, hasAds } from "./ads-by-state.tsx"
import { NoAds } from "./no-ads.tsx"

/** A person's ads, counted by state. `publicPage` is a professional's username. */
export function OwnAdsView({
  counts,
  publicPage,
}: {
  counts: AdCounts
  publicPage: string | null
}) {
  if (!hasAds(counts)) {
    return (
      <>
        <PageHead title={ownAdsTexts.title} lead={ownAdsTexts.lead} />
        <Panel title={ownAdsTexts.panel}>
          <NoAds />
        </Panel>
      </>
    )
  }
  const isPublic = publicPage !== null && counts.active > 0
  return (
    <>
      <PageHead title={ownAdsTexts.title} lead={ownAdsTexts.lead} />
      <Panel title={ownAdsTexts.byState}>
        <AdsByState counts={counts} showEmpty />
        {isPublic ? (
          <Link to={slugPath(publicPage)} className="button button-quiet self-start text-sm">
            {ownAdsTexts.seePublished}
          </Link>
        ) : (
          <Link to={paths.howToPublishAnchor} className="button button-quiet self-start text-sm">
            {ownAdsTexts.howTo}
          </Link>
        )}
      </Panel>
    </>
  )
}
