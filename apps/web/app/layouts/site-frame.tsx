import { type ReactNode, useEffect } from "react"
import { CookieConsent, CookiePreferences } from "../features/cookies/cookie-consent.tsx"
import { SearchOpener } from "../features/search/search-opener.tsx"
import { Footer } from "../features/site/footer.tsx"
import { Header } from "../features/site/header.tsx"
import { siteTexts } from "../features/site/texts.ts"
import { SiteCheck } from "../features/site-check/site-check.tsx"
import { Integrations } from "../integrations/integrations.tsx"
import { closeOverlay, useClosingOverlays } from "../overlays/interface-state.ts"
import {
  ErrorPageContext,
  useReferrerUntilLogIn,
  useRememberedPath,
} from "../overlays/return-path.ts"
import { LoadingBar } from "../ui/loading-bar.tsx"
import { Toaster } from "../ui/toaster.tsx"
import { useSiteData } from "./site-data.ts"

const loadLogIn = () => import("./log-in-lightbox.tsx").then((module) => module.default)

export function SiteFrame(props: { children: ReactNode; isErrorPage?: boolean }) {
  const { children, isErrorPage = false } = props
  const { site, viewer, indicators, filterMinutes, integrations } = useSiteData()
  useRememberedPath()
  useClosingOverlays()
  useReferrerUntilLogIn(viewer !== null)
  useEffect(() => {
    if (viewer !== null) closeOverlay("isLoginLightboxActive")
  }, [viewer])
  return (
    <ErrorPageContext value={isErrorPage}>
      <div className="flex min-h-dvh flex-col print:block print:min-h-0">
        <LoadingBar />
        <a
          href="#contenido"
          className="button button-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
        >
          {siteTexts.skip}
        </a>
        <CookieConsent settings={integrations} />
        <SiteCheck />
        <Header
          siteName={site.name}
          viewer={viewer}
          search={<SearchOpener filterMinutes={filterMinutes} />}
          loadLogIn={loadLogIn}
        />
        <main id="contenido" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer
          site={site}
          indicators={indicators}
          isLoggedIn={viewer !== null}
          cookies={<CookiePreferences />}
        />
        <Toaster />
        <Integrations settings={integrations} viewer={viewer} />
      </div>
    </ErrorPageContext>
  )
}
