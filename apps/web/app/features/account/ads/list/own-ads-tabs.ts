import {
  type OwnAdSort,
  type OwnAdSortField,
  type OwnAdTab,
  ownAdSorts,
  ownAdsSearchLength,
} from "@wara/contract/own-ad"
import { ownAdsSearchKey, paths } from "@wara/domain/site/paths"

const names: Record<OwnAdTab, string> = {
  all: "todos",
  active: "publicados",
  correct: "corregir",
  review: "revision",
  draft: "borradores",
  ended: "inactivos",
  refused: "rechazados",
}

const sortNames: Record<OwnAdSortField, string> = {
  changed: "cambio",
  name: "nombre",
  price: "precio",
  state: "estado",
  published: "publicado",
  end: "termino",
}

/** What waits for the owner comes before everything that does not. */
export const tabsInOrder = [
  ...(["all", "correct", "active", "review"] as const),
  ...(["draft", "ended", "refused"] as const),
]

/** Query parameter names of the own ads' URL. */
export const ownAdsKeys = {
  tab: "estado",
  search: ownAdsSearchKey,
  sort: "orden",
  page: "page",
} as const

export type OwnAdsPlace = { tab: OwnAdTab; q: string; sort: OwnAdSort; page: number }

export const firstOwnAds: OwnAdsPlace = { tab: "all", q: "", sort: "changed:desc", page: 1 }

export const tabValue = (tab: OwnAdTab): string => names[tab]

/** An order's name in the URL, such as `precio-desc`. */
export function sortValue(sort: OwnAdSort): string {
  const [field, direction] = sort.split(":", 2)
  const name = Object.entries(sortNames).find(([known]) => known === field)?.[1]
  return `${name}-${direction}`
}

/**
 * Reads the place from the URL; invalid values become the first page of all ads, last changed
 * first.
 */
export function readOwnAdsPlace(search: URLSearchParams): OwnAdsPlace {
  const tab = tabsInOrder.find((name) => names[name] === search.get(ownAdsKeys.tab))
  const sort = ownAdSorts.find((one) => sortValue(one) === search.get(ownAdsKeys.sort))
  const page = search.get(ownAdsKeys.page) ?? ""
  return {
    tab: tab ?? firstOwnAds.tab,
    q: (search.get(ownAdsKeys.search) ?? "").trim().slice(0, ownAdsSearchLength).trim(),
    sort: sort ?? firstOwnAds.sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The URL of a place in the own ads; missing parts take their defaults. */
export function ownAdsPath(place: Partial<OwnAdsPlace>): string {
  const { tab, q, sort, page } = { ...firstOwnAds, ...place }
  const query = new URLSearchParams()
  if (tab !== firstOwnAds.tab) query.set(ownAdsKeys.tab, tabValue(tab))
  if (q !== "") query.set(ownAdsKeys.search, q)
  if (sort !== firstOwnAds.sort) query.set(ownAdsKeys.sort, sortValue(sort))
  if (page > 1) query.set(ownAdsKeys.page, String(page))
  return query.size === 0 ? paths.accountAds : `${paths.accountAds}?${query}`
}
