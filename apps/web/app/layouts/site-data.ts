import type { Indicator } from "@wara/contract/indicator"
import type { Company } from "@wara/domain/site/company"
import { copyrightStart } from "@wara/domain/site/copyright-years"
import { type Offer, offerOf } from "@wara/domain/site/offer-texts"
import { siteVersion } from "@wara/domain/site/site-version"
import { useEffect } from "react"
import { useRouteLoaderData } from "react-router"
import type { TypedForm } from "../forms/form-result.ts"
import { type IntegrationSettings, noIntegrations } from "../integrations/integration-settings.ts"
import type { Viewer } from "../session/viewer.ts"

/** What every page knows; the root's loader gives it. */
export type SiteData = {
  site: {
    name: string
    /** Who runs the site; null when the settings do not say it. */
    company: Company | null
    /** Address of the site without a slash at the end. */
    baseUrl: string
    blockSearchEngines: boolean
    version: string
    /** Which build of the browser's files the page belongs to; empty while developing. */
    release: string
    /** Years of the copyright line. */
    copyright: string
  }
  /** The person logged in; null for a visitor. */
  viewer: Viewer | null
  /** What was sent with a form that could not be taken, by a page without scripts; mostly null. */
  typedForm: TypedForm | null
  indicators: Indicator[]
  /** What a new account gets. */
  offer: Offer
  /** Minutes that browsers keep the lists of filters (spec §9). */
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

/** What this browser's last page knew; servers, which have no effects, keep nobody's. */
let lastKnown: SiteData | null = null

/**
 * What every page knows. An error page that lost even that, as without a connection, goes on with what
 * the page before knew: nobody looks logged out because an antenna is far.
 */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>("root")
  useEffect(() => {
    if (data !== undefined) lastKnown = data
  }, [data])
  return data ?? lastKnown ?? unknownSite
}
