import { draftContent, draftOfContent } from "@wara/domain/ads/draft-content"
import type { Database } from "../../../database/database.ts"
import { findAd } from "../ad-store.ts"
import { readContent } from "../content-store.ts"
import { findDraft } from "../draft-store.ts"
import { noSuchAd, type OwnAdKey } from "../require-own-ad.ts"
import { createDraft } from "./create-draft.ts"

/**
 * Creates a draft with an ad's content and pictures, without its serial number; idempotent per key.
 * Returns the new ad's id. Throws NotFoundError, and ConflictError when there are too many drafts.
 */
export async function duplicateAd(
  database: Database,
  copy: OwnAdKey & { key: string },
  now: Date,
): Promise<number> {
  const { adId, key, ownerId } = copy
  const ad = await findAd(database, adId)
  if (ad === null || ad.ownerId !== ownerId) throw noSuchAd()
  const typed = await findDraft(database, adId)
  const content = typed ? draftContent(typed.content) : await readContent(database, adId)
  return createDraft(database, { ownerId, key, draft: draftOfContent(content), copyOf: adId }, now)
}
