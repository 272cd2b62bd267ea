import type { Indicator } from "@wara/contract/indicator"
import { type Offer, offerOf } from "@wara/domain/site/offer-texts"
import { type Company, copyrightStart, siteVersion } from "@wara/domain/site/site-identity"
import { useEffect } from "react"
import { useRouteLoaderData } from "react-router"
import type { TypedForm } from "../forms/use-form.ts"
import { type IntegrationSettings, noIntegrations } from "../integrations/integration-settings.ts"
import type { Viewer } from "../session/viewer.ts"

/** Data shared by every page, from the root's loader. */
export type SiteData = {
  site: {
    name: string
    /** The company that runs the site; null when not configured. */
    company: Company | null
    /** URL of the site without a trailing slash. */
    baseUrl: string
    blockSearchEngines: boolean
    version: string
    /** Build of the page's browser files; empty in development. */
    release: string
    /** Years of the copyright line. */
    copyright: string
  }
  /** The logged-in user; null for a visitor. */
  viewer: Viewer | null
  /** A submitted form that could not be processed, from a page without JavaScript; usually null. */
  typedForm: TypedForm | null
  indicators: Indicator[]
  /** What a new account gets. */
  offer: Offer
  /** Minutes that browsers keep the filter lists [S9.2]. */
  filterMinutes: number
  integrations: IntegrationSettings
}

const unknownSite: SiteData = {
  site: {
    name: "Wara",
    company: null,
    baseUrl: "",
    blockSearchEngines: false,
    version: siteVersion,
    release: "",
    copyright: String(copyrightStart),
  },
  viewer: null,
  typedForm: null,
  indicators: [],
  offer: offerOf(null),
  filterMinutes: 30,
  integrations: noIntegrations,
}

/** Site data of this browser's last page; never set on a server, where effects do not run. */
let lastKnown: SiteData | null = null

/**
 * Data shared by every page. An error page without it, as when offline, uses that of the page
 * before, so that users do not appear logged out.
 */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>("root")
  useEffect(() => {
    if (data !== undefined) lastKnown = data
  }, [data])
  return data ?? lastKnown ?? unknownSite
}
