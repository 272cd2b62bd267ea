import { paths } from "@wara/domain/site/paths"
import { type ReactNode, useEffect, useState } from "react"
import { getJson } from "../../browser/http/get-json.ts"
import type { TypedForm } from "../../forms/use-form.ts"
import { ErrorMessage } from "./error-message.tsx"
import type { OfferedAd, PageError } from "./page-error.ts"
import { errorPageTexts } from "./texts.ts"

/**
 * The error page [S2.41]. `path` is the page's own address, for a retry; `renderAds` draws the
 * suggested ads.
 */
export function ErrorPage(props: {
  error: PageError
  path: string
  /** The submitted form that the page could not process; null when there was none. */
  typedForm?: TypedForm | null
  /** Suggested searches, below the search on the page of an unknown path. */
  suggestions: ReactNode
  renderAds: (ads: OfferedAd[]) => ReactNode
  /** Draws the frame of this part of the site, which stays around the error; none by default. */
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

/**
 * The ads of an error page; fetched when the error came without them. On failure there are none.
 */
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
