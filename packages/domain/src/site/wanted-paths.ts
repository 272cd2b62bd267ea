import { type AdSearch, adSearchParams } from "../listing/ad-search.ts"
import { pagePaths } from "./page-paths.ts"

/** Path of the page of a wanted ad. */
export function wantedPath(slug: string): string {
  return `${pagePaths.wanted}/${encodeURIComponent(slug)}`
}

export type WantedListQuery = { category: string; region: string; page: number }

/** Path of the list of wanted ads; empty values and page 1 are left out. */
export function wantedListPath({ category, page, region }: Partial<WantedListQuery>): string {
  const query = new URLSearchParams()
  if (category) query.set("category", category)
  if (region) query.set("region", region)
  if (page !== undefined && page > 1) query.set("page", String(page))
  const text = query.toString()
  return text === "" ? pagePaths.wanted : `${pagePaths.wanted}?${text}`
}

/** Path of the form with which a seller answers a wanted ad. */
export function offerAdPath(slug: string): string {
  return `${wantedPath(slug)}/tengo-uno`
}

/** Path of the form of a new wanted ad, which begins with a search of ads. */
export function publishWantedPath(search: Partial<AdSearch> = {}): string {
  const query = adSearchParams({ ...search, sort: null, page: 1 }).toString()
  return query === "" ? pagePaths.publishWanted : `${pagePaths.publishWanted}?${query}`
}
