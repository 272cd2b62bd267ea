import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Star } from "../../ui/star.tsx"
import { errorDescription, errorPageTexts, errorTitle, mayPass } from "./error-page-texts.ts"
import { type OfferedAd, offlineStatus, type PageError } from "./page-error.ts"
import { SearchInstead } from "./search-instead.tsx"
import { useNewestAds } from "./use-newest-ads.ts"

/**
 * The page of an error (spec §2). The way home is a plain link, so that a broken application starts
 * afresh; so is the one that tries `path`, the page's own address, again. `renderAds` draws the ads that may interest instead.
 */
export function ErrorPage(props: {
  error: PageError
  path: string
  /** Other searches to try, below the search of a page that does not exist. */
  suggestions: ReactNode
  renderAds: (ads: OfferedAd[]) => ReactNode
}) {
  const { status, message, description = errorDescription(status) } = props.error
  const isMissing = status === 404 || status === 410
  const ads = useNewestAds(props.error.ads)
  return (
    <div className="wrap flex flex-col gap-16 py-16 md:py-24">
      <div className="flex max-w-text flex-col items-start gap-4">
        <p className="flex items-center gap-2 font-semibold text-copper-strong text-sm">
          <Star className="size-4" />
          {status === offlineStatus ? errorPageTexts.unreached : errorPageTexts.status(status)}
        </p>
        <h1 className="text-2xl md:text-3xl">{errorTitle(status, message)}</h1>
        <p className="text-ink-soft text-lg">{description}</p>
        {isMissing ? <SearchInstead>{props.suggestions}</SearchInstead> : null}
        <div className="mt-4 flex flex-wrap gap-3">
          {mayPass(status) ? (
            <a href={props.path} className="button button-quiet">
              {errorPageTexts.tryAgain}
            </a>
          ) : null}
          <a
            href={paths.home}
            className={`button ${isMissing ? "button-quiet" : "button-primary"}`}
          >
            {errorPageTexts.home}
          </a>
        </div>
      </div>
      {ads.length === 0 ? null : (
        <section className="flex flex-col gap-6">
          <h2 className="text-xl md:text-2xl">{errorPageTexts.ads}</h2>
          {props.renderAds(ads)}
        </section>
      )}
    </div>
  )
}
