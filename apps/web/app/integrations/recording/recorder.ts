import { paths } from "@wara/domain/site/paths"

export type Recorder = {
  /** Records the navigation to another page of the site, by its path. */
  visit: (path: string) => void
  /** Stops immediately; unsent events are dropped. */
  stop: () => void
}

/** Records nothing: while recording is off, not consented to, or not started. */
export const noRecorder: Recorder = { visit: () => undefined, stop: () => undefined }

/**
 * Pages whose text may be recorded: they show the same to everyone. All others, including new ones,
 * count as private until they are listed here.
 */
const openPages = new Set(
  [
    paths.home,
    "/:slug",
    paths.sitemap,
    paths.login,
    paths.register,
    paths.packs,
    paths.publish,
    paths.becomePro,
    paths.ads,
    `${paths.ads}/:slug`,
    paths.contact,
    paths.faq,
    paths.privacy,
  ].map((path) => `page${path}`),
)

export function isPrivatePage(routeIds: readonly string[]): boolean {
  return !routeIds.some((id) => openPages.has(id))
}

/** Marks the document while it shows a page with personal text and pictures. */
export const privatePageAttribute = "data-private-page"
