import type { LeadTab } from "@wara/domain/leads/lead-lifecycle"
import { leadsOfAdKey } from "@wara/domain/site/paths"

/** Names of the tabs in the URL. */
const names: Record<LeadTab | "all", string> = {
  new: "nuevas",
  open: "en-curso",
  closed: "cerradas",
  all: "todas",
}

export const tabsInOrder = ["new", "open", "closed", "all"] as const

/** Query parameter names of a list of questions. */
export const leadsKeys = { tab: "estado", ad: leadsOfAdKey, page: "page" } as const

export type LeadsPlace = { tab: LeadTab | "all"; ad: number | null; page: number }

/** Reads the place from the URL; invalid values become the first page of all. */
export function readLeadsPlace(search: URLSearchParams): LeadsPlace {
  const tab = tabsInOrder.find((name) => names[name] === search.get(leadsKeys.tab))
  const number = (key: string) => {
    const text = search.get(key) ?? ""
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  }
  return { tab: tab ?? "all", ad: number(leadsKeys.ad), page: number(leadsKeys.page) ?? 1 }
}

/** The URL of a place in a list of questions. */
export function leadsPath(path: string, { ad, page, tab }: LeadsPlace): string {
  const query = new URLSearchParams()
  if (tab !== "all") query.set(leadsKeys.tab, names[tab])
  if (ad !== null) query.set(leadsKeys.ad, String(ad))
  if (page > 1) query.set(leadsKeys.page, String(page))
  return query.size === 0 ? path : `${path}?${query}`
}

export const tabValue = (tab: LeadTab | "all"): string => names[tab]
