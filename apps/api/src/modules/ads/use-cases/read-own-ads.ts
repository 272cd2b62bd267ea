import type { Pagination } from "@wara/contract/answer"
import {
  type OwnAd,
  type OwnAdDetail,
  type OwnAdSort,
  type OwnAdTab,
  ownAdTabs,
} from "@wara/contract/own-ad"
import { draftContent } from "@wara/domain/ads/ad-draft"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdsByState } from "@wara/domain/ads/ad-state"
import type { Database } from "../../../database/database.ts"
import { findImages, readContent } from "../ad-content-store.ts"
import { findLastHold } from "../hold-store.ts"
import { noSuchAd, type OwnAdKey } from "../own-ad-access.ts"
import { presentContent, presentOwnAd } from "../own-ad-presenter.ts"
import {
  countAdsByState,
  countMatchingOwnAds,
  findOwnAd,
  listOwnAds,
  type OwnAdRow,
} from "../own-ad-store.ts"
import { presentHold } from "./appeal-hold.ts"

/**
 * One of the owner's ads with its full content: of a draft the entered content, of a change that is
 * pending or was sent back that version, otherwise the approved one. Throws NotFoundError.
 */
export async function readOwnAd(
  database: Database,
  key: OwnAdKey,
  now: Date,
): Promise<OwnAdDetail> {
  const row = await findOwnAd(database, key)
  if (row === null) throw noSuchAd()
  const content = await entered(database, row)
  const isBanned = row.ad.state === "banned"
  const images = isBanned ? [] : await findImages(database, content.gallery)
  const hold = row.ad.state === "on_hold" ? await findLastHold(database, row.ad.id) : null
  return {
    ...presentOwnAd(row, now),
    content: presentContent(content, images),
    hold: hold && presentHold(hold),
  }
}

async function entered(database: Database, row: OwnAdRow): Promise<AdContent> {
  const { ad, draft, review } = row
  if (draft !== null) return draftContent(draft)
  const wasApproved = ["active", "on_hold", "expired", "deactivated"].includes(ad.state)
  const isChange = wasApproved && review?.kind === "edit"
  const isOpen = review?.state === "pending" || review?.state === "changes_requested"
  return isChange && isOpen ? review.content : readContent(database, ad.id)
}

/** An owner's ads by state, as the own list shows them. */
export function countListedAds(database: Database, ownerId: number): Promise<AdsByState> {
  return countAdsByState(database, ownerId, "listed")
}

/** Query of the owner's ads; `q` is a text that name, maker or model must contain. */
type OwnAdsQuery = {
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
  const byState = await countListedAds(database, ownerId)
  const inTab = (name: OwnAdTab) => ownAdTabs[name].reduce((sum, state) => sum + byState[state], 0)
  const counts = {
    all: inTab("all"),
    draft: inTab("draft"),
    correct: inTab("correct"),
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
