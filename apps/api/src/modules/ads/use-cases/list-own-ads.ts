import type { Pagination } from "@wara/contract/answer"
import { type OwnAd, type OwnAdSort, type OwnAdTab, ownAdTabs } from "@wara/contract/own-ad"
import type { Database } from "../../../database/database.ts"
import { presentOwnAd } from "../own-ad-presenter.ts"
import { countMatchingOwnAds, countOwnAds, listOwnAds } from "../own-ad-store.ts"

/** Query of the owner's ads; `q` is a text that name, maker or model must contain. */
export type OwnAdsQuery = {
  tab: OwnAdTab
  q: string
  sort: OwnAdSort
  page: number
  pageSize: number
}

/**
 * A page of the owner's matching ads in a tab, and the number of ads per tab without the search.
 */
export async function listAdsOf(
  database: Database,
  ownerId: number,
  { page, pageSize, q, sort, tab }: OwnAdsQuery,
  now: Date,
): Promise<{
  data: OwnAd[]
  meta: { pagination: Pagination; counts: Record<OwnAdTab, number> }
}> {
  const byState = await countOwnAds(database, ownerId)
  const inTab = (name: OwnAdTab) =>
    ownAdTabs[name].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0)
  const counts = {
    all: inTab("all"),
    draft: inTab("draft"),
    review: inTab("review"),
    active: inTab("active"),
    ended: inTab("ended"),
    refused: inTab("refused"),
  }
  const slice = { offset: (page - 1) * pageSize, limit: pageSize }
  const words = q.split(/\s+/).filter((word) => word !== "")
  const filter = { states: ownAdTabs[tab], words }
  const rows = await listOwnAds(database, ownerId, { ...filter, sort }, slice)
  const total =
    words.length === 0 ? counts[tab] : await countMatchingOwnAds(database, ownerId, filter)
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { data: rows.map((row) => presentOwnAd(row, now)), meta: { pagination, counts } }
}
