import type { SavedDraft } from "@wara/contract/draft"
import type { Database } from "../../../database/database.ts"
import { findNewestDraft } from "../draft-store.ts"
import { findImages, listGallery } from "../gallery-store.ts"

/** The draft that the owner saved last, with its pictures; null without any. */
export async function readNewestDraft(
  database: Database,
  ownerId: number,
): Promise<SavedDraft | null> {
  const draft = await findNewestDraft(database, ownerId)
  if (draft === null) return null
  return {
    ad: draft.adId,
    draft: draft.content,
    version: draft.version,
    saved_at: draft.savedAt.toISOString(),
    images: await findImages(database, await listGallery(database, draft.adId)),
  }
}
