import type { Pagination } from "@wara/contract/answer"
import { type OwnAd, type OwnAdTab, ownAdTabs } from "@wara/contract/own-ad"
import type { Database } from "../../../database/database.ts"
import { presentOwnAd } from "../own-ad-presenter.ts"
import { countOwnAds, listOwnAds } from "../own-ad-store.ts"

/** Ads of a page of the account. */
const pageSize = 10

/** A page of a tab of the owner's ads, and how many each tab has. */
export async function listAdsOf(
  database: Database,
  ownerId: number,
  { page, tab }: { page: number; tab: OwnAdTab },
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
  const rows = await listOwnAds(database, ownerId, ownAdTabs[tab], slice)
  const total = counts[tab]
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { data: rows.map((row) => presentOwnAd(row, now)), meta: { pagination, counts } }
}
