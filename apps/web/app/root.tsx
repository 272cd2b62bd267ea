import { announcementsFor } from "@wara/domain/announcements/announcement"
import { copyrightYears } from "@wara/domain/site/copyright-years"
import { offerOf } from "@wara/domain/site/offer-texts"
import { paths } from "@wara/domain/site/paths"
import { siteVersion } from "@wara/domain/site/site-identity"
import type { ReactNode } from "react"
import { Meta, Outlet } from "react-router"
import type { Route } from "./+types/root"
import stylesheet from "./app.css?url"
import { loadAnnouncements, shownAnnouncements } from "./backend/announcements.server.ts"
import { listIndicators } from "./backend/indicators.server.ts"
import { optional } from "./backend/loading.server.ts"
import { loadSettings } from "./backend/orders.server.ts"
import { followRelease, useRelease } from "./browser/release.ts"
import { loadQuietly } from "./browser/reload/reload.ts"
import { useRepeatedPresses } from "./browser/start/presses.ts"
import { useLoaded } from "./browser/use-loaded.ts"
import { config } from "./config.server.ts"
import { useCommunesAtStart } from "./entities/place/use-communes-at-start.ts"
import archivo from "./fonts/archivo-site.woff2?url"
import { typedForm } from "./forms/refuse-form.server.ts"
import { integrationSettings } from "./integrations/integration-settings.server.ts"
import { BodyStart } from "./layouts/body-start.ts"
import { EarlyScript, SiteStyles, useIsStandalone } from "./layouts/document-head.tsx"
import { failureMeta, PageFailure } from "./layouts/page-failure.tsx"
import { ScrollRestoration } from "./layouts/scroll-restoration.tsx"
import type { SiteData } from "./layouts/site-data.ts"
import { SiteFrame } from "./layouts/site-frame.tsx"
import { SiteScripts } from "./layouts/site-scripts.tsx"
import { themeColours } from "./seo/site-facts.ts"
import { sessionMiddleware, viewer } from "./session/person.server.ts"
import { release } from "./session/request-context.server.ts"

export const middleware = [sessionMiddleware]

export const clientMiddleware = [followRelease]

export { shouldRevalidate } from "./guards/within-page.ts"

/** Data of every page. If the backend does not answer, only the indicators are missing. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const [indicators, settings, announcements] = await Promise.all([
    optional(listIndicators(), []),
    optional(loadSettings(), null),
    optional(loadAnnouncements(), []),
  ])
  const reader = { isLoggedIn: context.get(viewer) !== null }
  context.set(shownAnnouncements, announcementsFor(announcements, reader))
  return {
    site: {
      name: config.siteName,
      company: config.company,
      baseUrl: config.baseUrl,
      blockSearchEngines: config.blockSearchEngines,
      version: siteVersion,
      release: context.get(release),
      copyright: copyrightYears(new Date()),
    },
    viewer: context.get(viewer),
    typedForm: context.get(typedForm),
    indicators,
    offer: offerOf(settings),
    filterMinutes: config.filterMinutes,
    integrations: integrationSettings,
  }
}

/** Files of every page; no page has others, which the router's own component would add. */
function SiteLinks() {
  return (
    <>
      <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
      {import.meta.env.DEV ? <link rel="stylesheet" href={stylesheet} /> : null}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={paths.manifest} />
    </>
  )
}

/** Head of an error page; other pages define their own. */
export const meta: Route.MetaFunction = ({ error }) =>
  error === undefined ? [] : failureMeta(error)

/** Passes headers of a thrown response, such as Retry-After, on to the browser. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const isAlone = useIsStandalone()
  useRepeatedPresses()
  return (
    <html lang="es-CL" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <SiteStyles />
        {isAlone ? null : <EarlyScript />}
        <Meta />
        <SiteLinks />
      </head>
      <body>
        {import.meta.env.SSR && !isAlone && <BodyStart />}
        {children}
        {isAlone ? null : (
          <>
            <ScrollRestoration />
            <SiteScripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Catches errors of pages without their own boundary and shows them with header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame isErrorPage>
      <PageFailure error={error} />
    </SiteFrame>
  )
}

/** Starts after the page does, because no link has to be prefetched before. */
function LaterPrefetch() {
  const loaded = useLoaded(true, {
    load: () => loadQuietly(() => import("./browser/prefetch/link-prefetch.tsx")),
  })
  return loaded === null ? null : <loaded.LinkPrefetch />
}

/** The part of the document that persists across navigations. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useRelease(loaderData.site.release)
  useCommunesAtStart()
  return (
    <>
      <Outlet />
      <LaterPrefetch />
    </>
  )
}
