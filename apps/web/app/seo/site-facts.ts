import type { Company } from "@wara/domain/site/company"

/** What every page knows about the site it belongs to; comes from configuration. */
export type SiteFacts = {
  name: string
  /** Address of the site without a slash at the end. */
  baseUrl: string
  blockSearchEngines: boolean
  /** Who runs the site, when the settings say it. */
  company?: Company | null
}

/** The full address of a path of the site. */
export function absoluteUrl(site: SiteFacts, path: string): string {
  return `${site.baseUrl.replace(/\/$/, "")}${path === "/" ? "/" : path}`
}
