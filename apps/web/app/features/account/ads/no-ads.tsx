import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { ownAdsTexts } from "./ad-state-texts.ts"

/** Shown to users who have never published: what this page will show, and how to start. */
export function NoAds() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <span className="font-medium">{ownAdsTexts.none}</span>{" "}
        <span className="text-ink-soft">{ownAdsTexts.noneText}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.postAd} className="button button-primary text-sm">
          {ownAdsTexts.publish}
        </Link>
        <Link to={paths.howToPublishAnchor} className="button button-quiet text-sm">
          {ownAdsTexts.howTo}
        </Link>
      </div>
    </div>
  )
}
