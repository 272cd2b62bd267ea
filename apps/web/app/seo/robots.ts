/** What search engines may do with a page. */
export type Robots = {
  /** False keeps the page out of results; its links are still followed. */
  index: boolean
  /** ISO instant after which the page has nothing to offer: the end of an ad. */
  unavailableAfter?: string | null
}

/** Content of the robots meta; a blocked site says `noindex, nofollow` everywhere (spec §1). */
export function robotsContent(blockSearchEngines: boolean, robots: Robots): string {
  if (blockSearchEngines) return "noindex, nofollow"
  if (!robots.index) return "noindex, follow"
  const end = robots.unavailableAfter ? `, unavailable_after: ${robots.unavailableAfter}` : ""
  return `index, follow, max-image-preview:large${end}`
}
