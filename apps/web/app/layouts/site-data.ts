import { siteVersion } from "@wara/domain/site/site-version"
import { useRouteLoaderData } from "react-router"
import type { SiteData } from "../root.tsx"

const unknownSite: SiteData = {
  site: {
    name: "Wara",
    baseUrl: "",
    blockSearchEngines: false,
    version: siteVersion,
    copyright: "2024",
  },
  viewer: null,
  indicators: [],
  categories: [],
}

/** What every page knows; an error page that lost even that goes on with the least. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<SiteData>("root") ?? unknownSite
}
