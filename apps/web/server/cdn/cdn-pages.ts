import { anyChange } from "../../app/backend/change-tags.ts"
import type { CachedPage } from "../page-cache/stored-pages.ts"

/**
 * What a CDN may do with a page that is the same for all visitors: answer with it for a minute, and
 * one minute more while it asks again. A purge ends it within a second of a change; the time bounds
 * the age when a purge is lost. Browsers ask each time.
 */
export const cdnPagePolicy = "public, max-age=0, s-maxage=60, stale-while-revalidate=60"

/** On every page, also on those that read nothing. */
const everyPage = "page"

/** Tags come from numbers and slugs; anything else could end the header or be two tags. */
const plainTag = /^[\w:.-]+$/

/**
 * Offers a visitor's page to the CDN in front [B9.93]: its policy, its tags for purges, and without
 * the cookie among what the answer depends on, since requests with a session pass the CDN by. A page
 * that a change has outdated, or that any change outdates, stays with this server, as does one with
 * a policy of its own, and one that is shown although it may be outdated.
 */
export function offerToCdn(headers: Headers, page: CachedPage): void {
  const tags = [everyPage, ...page.tags]
  const isCurrent = page.outdatedAt === null && !page.mustRevalidate
  const isLasting = page.status === 200 && isCurrent && !tags.includes(anyChange)
  if (!isLasting || !tags.every((tag) => plainTag.test(tag))) return
  if (page.headers.some(([name]) => name.toLowerCase() === "cache-control")) return
  headers.set("Cache-Control", cdnPagePolicy)
  headers.set("Vary", "Accept-Encoding")
  // CDNs read one of the two, and keep both from browsers.
  headers.set("Cache-Tag", tags.join(","))
  headers.set("Surrogate-Key", tags.join(" "))
}
