import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { ownAdsTexts } from "./ad-state-texts.ts"

/** For who has never published: what will be here, and how it begins. */
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
