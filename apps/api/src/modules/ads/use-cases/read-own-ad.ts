import type { OwnAdDetail } from "@wara/contract/own-ad"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { draftContent } from "@wara/domain/ads/draft-content"
import type { Database } from "../../../database/database.ts"
import { readContent } from "../content-store.ts"
import { findImages } from "../gallery-store.ts"
import { presentContent, presentOwnAd } from "../own-ad-presenter.ts"
import { findOwnAd, type OwnAdRow } from "../own-ad-store.ts"
import { noSuchAd, type OwnAdKey } from "../require-own-ad.ts"

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
  const images = await findImages(database, content.gallery)
  return { ...presentOwnAd(row, now), content: presentContent(content, images) }
}

async function entered(database: Database, row: OwnAdRow): Promise<AdContent> {
  const { ad, draft, review } = row
  if (draft !== null) return draftContent(draft)
  const wasApproved = ["active", "expired", "deactivated"].includes(ad.state)
  const isChange = wasApproved && review?.kind === "edit"
  const isOpen = review?.state === "pending" || review?.state === "changes_requested"
  return isChange && isOpen ? review.content : readContent(database, ad.id)
}
