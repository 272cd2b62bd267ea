import type { ReactNode } from "react"
import { type MetaDescriptor, useLocation } from "react-router"
import { useReload } from "../browser/reload/reload.ts"
import { AdGrid } from "../entities/ad/card/ad-grid.tsx"
import { ErrorPage } from "../features/errors/error-page.tsx"
import { readPageError } from "../features/errors/page-error.ts"
import { errorDescription, errorTitle } from "../features/errors/texts.ts"
import { PopularSearches } from "../features/search/popular-searches.tsx"
import { useSiteData } from "./site-data.ts"

/** Head of an error page; other pages define their own. */
export function failureMeta(error: unknown): MetaDescriptor[] {
  const { status, message } = readPageError(error)
  return [
    { title: errorTitle(status, message) },
    { name: "description", content: errorDescription(status) },
    { name: "robots", content: "noindex, nofollow" },
  ]
}

/** Content of an error boundary; nothing while the page reloads automatically. */
export function LoadedPageFailure(props: {
  error: unknown
  /** Draws the frame that stays around the message; none by default. */
  renderFrame?: ((message: ReactNode) => ReactNode) | undefined
}) {
  const { typedForm, viewer } = useSiteData()
  const isReloading = useReload(props.error)
  const { pathname, search } = useLocation()
  if (isReloading) return null
  return (
    <ErrorPage
      error={readPageError(props.error)}
      path={pathname + search}
      typedForm={typedForm}
      suggestions={<PopularSearches />}
      renderAds={(ads) => <AdGrid ads={ads} viewer={viewer} />}
      renderFrame={props.renderFrame}
    />
  )
}
