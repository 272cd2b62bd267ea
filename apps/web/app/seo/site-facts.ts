/** What every page knows about the site it belongs to; comes from configuration. */
export type SiteFacts = {
  name: string
  /** Address of the site without a slash at the end. */
  baseUrl: string
  blockSearchEngines: boolean
}

/** The full address of a path of the site. */
export function absoluteUrl(site: SiteFacts, path: string): string {
  return `${site.baseUrl.replace(/\/$/, "")}${path === "/" ? "/" : path}`
}
