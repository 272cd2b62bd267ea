import { paths } from "@wara/domain/site/paths"
import { type ReactNode, useEffect, useState } from "react"
import type { TypedForm } from "../../forms/form-result.ts"
import { getJson } from "../../ui/http/get-json.ts"
import { ErrorMessage } from "./error-message.tsx"
import { errorPageTexts } from "./error-page-texts.ts"
import type { OfferedAd, PageError } from "./page-error.ts"

/**
 * The page of an error (spec §2). `path` is the page's own address, to try it again; `renderAds` draws
 * the ads that may interest instead.
 */
export function ErrorPage(props: {
  error: PageError
  path: string
  /** What was sent with a form that the page could not take; null where nothing was. */
  typedForm?: TypedForm | null
  /** Other searches to try, below the search of a page that does not exist. */
  suggestions: ReactNode
  renderAds: (ads: OfferedAd[]) => ReactNode
  /** Draws what stands around pages of this part of the site, and keeps standing; none by default. */
  renderFrame?: ((message: ReactNode) => ReactNode) | undefined
}) {
  const { error, path, suggestions, typedForm = null, renderFrame } = props
  const ads = useNewestAds(error.ads)
  const message = (
    <ErrorMessage error={error} path={path} suggestions={suggestions} typedForm={typedForm} />
  )
  return (
    <>
      {renderFrame ? (
        renderFrame(message)
      ) : (
        <div className="wrap pt-16 pb-16 md:pt-24">{message}</div>
      )}
      {ads.length === 0 ? null : (
        <section className="wrap flex flex-col gap-6 pb-16 md:pb-24">
          <h2 className="text-xl md:text-2xl">{errorPageTexts.ads}</h2>
          {props.renderAds(ads)}
        </section>
      )}
    </>
  )
}

/** The ads of an error page; fetched when the error came without. A failure means none. */
function useNewestAds(known: OfferedAd[] | null): OfferedAd[] {
  const [ads, setAds] = useState<OfferedAd[]>([])
  useEffect(() => {
    if (known !== null) return
    const controller = new AbortController()
    const { signal } = controller
    getJson(paths.newestAds, { signal })
      .then((found) => !signal.aborted && Array.isArray(found) && setAds(found))
      .catch(() => {})
    return () => controller.abort()
  }, [known])
  return known ?? ads
}
