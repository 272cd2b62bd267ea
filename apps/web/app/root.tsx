import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url"
import { copyrightYears } from "@wara/domain/site/copyright-years"
import { siteVersion } from "@wara/domain/site/site-version"
import type { ReactNode } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import type { Route } from "./+types/root"
import stylesheet from "./app.css?url"
import { listFilterCategories } from "./backend/catalog.server.ts"
import { listIndicators } from "./backend/indicators.server.ts"
import { config } from "./config.server.ts"
import { useNonce } from "./session/nonce.ts"
import type { Viewer } from "./session/viewer.ts"

/** What every page knows. A silent backend costs the page its indicators, never the page itself. */
export async function loader() {
  const [indicators, categories] = await Promise.all([
    listIndicators().catch(() => []),
    listFilterCategories().catch(() => []),
  ])
  const viewer: Viewer | null = null as Viewer | null
  return {
    site: {
      name: config.siteName,
      baseUrl: config.baseUrl,
      blockSearchEngines: config.blockSearchEngines,
      version: siteVersion,
      copyright: copyrightYears(new Date()),
    },
    viewer,
    indicators,
    categories,
  }
}

/** What every page knows: `useRouteLoaderData<SiteData>("root")`. */
export type SiteData = Awaited<ReturnType<typeof loader>>

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
]

/** The document around every page, error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default Outlet
