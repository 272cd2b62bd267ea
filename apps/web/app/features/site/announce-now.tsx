import { paths } from "@wara/domain/site/paths"
import { Link, useLocation } from "react-router"
import { siteTexts } from "./site-texts.ts"

/** The way to a new ad, except where one is being written (spec §2). */
export function AnnounceNow({ className = "" }: { className?: string }) {
  if (useLocation().pathname === paths.postAd) return null
  return (
    <Link to={paths.postAd} className={`button button-primary ${className}`}>
      {siteTexts.announceNow}
    </Link>
  )
}
