import { adListPageSize } from "@wara/domain/listing/ad-search"
import { paths } from "@wara/domain/site/paths"
import { type LastList, type ListedAd, pageQuery } from "./last-list-store.ts"

/** Where an ad is in a list, and what is next to it. */
export type ListPosition = {
  /** The page of the list with the ad on it. */
  back: string
  /** The `scrollKey` of that page when it was left; null when it was not shown. */
  left: string | null
  at: number
  total: number
  /** Whether the list has more than were counted. */
  isLeast: boolean
  previous: ListedAd | null
  next: ListedAd | null
  /** The list's next page, when the ads after this one are not loaded; otherwise null. */
  nextPage: string | null
}

function pathOf(list: LastList, page: number): string {
  const query = pageQuery(list, page)
  return query.size === 0 ? paths.ads : `${paths.ads}?${query}`
}

/** Finds an ad's neighbours in a list; null when the ad is not in it. */
export function findPosition(list: LastList | null, slug: string): ListPosition | null {
  const index = list?.ads.findIndex((ad) => ad.slug === slug) ?? -1
  const ad = list?.ads[index]
  const first = list?.ads.findIndex(({ page }) => page === ad?.page) ?? 0
  if (list === null || ad === undefined) return null
  const next = list.ads[index + 1] ?? null
  const isMore = next === null && list.page * adListPageSize < list.total
  return {
    back: pathOf(list, ad.page),
    left: list.shown.page === ad.page ? list.shown.key : null,
    at: (ad.page - 1) * adListPageSize + (index - first) + 1,
    total: list.total,
    isLeast: list.isLeast ?? false,
    previous: list.ads[index - 1] ?? null,
    next,
    nextPage: isMore ? pathOf(list, list.page + 1) : null,
  }
}
