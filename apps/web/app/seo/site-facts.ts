import type { Company } from "@wara/domain/site/site-identity"

/** Facts about the site that every page uses; they come from the configuration. */
export type SiteFacts = {
  name: string
  /** Site URL without a trailing slash. */
  baseUrl: string
  blockSearchEngines: boolean
  /** The company that runs the site, if configured. */
  company?: Company | null
}

export function absoluteUrl(site: SiteFacts, path: string): string {
  return `${site.baseUrl.replace(/\/$/, "")}${path === "/" ? "/" : path}`
}

/**
 * The page background (`paper` of the tokens) where colours must be written in sRGB; a test
 * compares them.
 */
export const themeColours = { light: "#fbfaf7", dark: "#0f1215" } as const
