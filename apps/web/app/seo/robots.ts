export type Robots = {
  /** False keeps the page out of search results; its links are still followed. */
  index: boolean
  /** ISO timestamp after which the page has no content: the end of an ad. */
  unavailableAfter?: string | null
}

/** Content of the robots meta; a blocked site always uses `noindex, nofollow` [S1.9]. */
export function robotsContent(blockSearchEngines: boolean, robots: Robots): string {
  if (blockSearchEngines) return "noindex, nofollow"
  if (!robots.index) return "noindex, follow"
  const end = robots.unavailableAfter ? `, unavailable_after: ${robots.unavailableAfter}` : ""
  return `index, follow, max-image-preview:large${end}`
}
