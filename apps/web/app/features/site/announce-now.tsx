import { paths } from "@wara/domain/site/paths"
import { Link, useLocation } from "react-router"
import { useDraftInProgress } from "../../session/draft-progress.ts"
import type { Viewer } from "../../session/viewer.ts"
import { siteTexts } from "./site-texts.ts"

/**
 * The way to a new ad, except where one is being written; marked when one was begun (spec §2). It
 * stands in the header at every width, in two lines where the screen is narrow.
 */
export function AnnounceNow(props: { viewer: Pick<Viewer, "id">; className?: string }) {
  const isBegun = useDraftInProgress(props.viewer.id)
  const { pathname } = useLocation()
  if (pathname === paths.postAd) return null
  // Its further pages are about that very ad: it needs no marker there.
  const isMarked = isBegun && !pathname.startsWith(`${paths.postAd}/`)
  return (
    <Link to={paths.postAd} className={`button button-primary relative ${props.className ?? ""}`}>
      {siteTexts.announceNow}
      {isMarked ? (
        <span className="absolute -top-1.5 -right-1.5 size-4 rounded-full border-2 border-paper bg-star">
          <span className="visually-hidden">{siteTexts.adInProgress}</span>
        </span>
      ) : null}
    </Link>
  )
}
