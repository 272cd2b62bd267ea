import type { OwnAdTab } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"

const names: Record<OwnAdTab, string> = {
  all: "todos",
  active: "publicados",
  review: "revision",
  draft: "borradores",
  ended: "inactivos",
  refused: "rechazados",
}

/** Every tab, in the order in which they stand. */
export const tabsInOrder = ["all", "active", "review", "draft", "ended", "refused"] as const

const tabKey = "estado"
const pageKey = "page"

/** Where in the own ads one is. */
export type OwnAdsPlace = { tab: OwnAdTab; page: number }

/** Reads the place that an address names; what is none is the first page of all. */
export function readOwnAdsPlace(search: URLSearchParams): OwnAdsPlace {
  const tab = tabsInOrder.find((name) => names[name] === search.get(tabKey)) ?? "all"
  const page = search.get(pageKey) ?? ""
  return { tab, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

/** The address of a place among the own ads. */
export function ownAdsPath({ tab, page }: OwnAdsPlace): string {
  const query = new URLSearchParams()
  if (tab !== "all") query.set(tabKey, names[tab])
  if (page > 1) query.set(pageKey, String(page))
  return query.size === 0 ? paths.accountAds : `${paths.accountAds}?${query}`
}
