import { paths } from "@wara/domain/site/paths"

/**
 * Pages whose text may be recorded: those that show everybody the same. All others are taken to be
 * private, new ones too, until they are named here.
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

/** Whether the texts of a page are somebody's own, by the ids of its routes. */
export function isPrivatePage(routeIds: readonly string[]): boolean {
  return !routeIds.some((id) => openPages.has(id))
}

/** Marks the document while a page is shown whose texts and pictures are somebody's own. */
export const privatePageAttribute = "data-private-page"
