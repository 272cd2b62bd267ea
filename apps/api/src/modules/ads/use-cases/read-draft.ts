import type { SavedDraft } from "@wara/contract/draft"
import type { Database } from "../../../database/database.ts"
import { findOpenDraft } from "../draft-store.ts"
import { findImages, listGallery } from "../gallery-store.ts"

/**
 * The draft that the owner saved last, or that of an ad or of a key, with its pictures; null if there
 * is none.
 */
export async function readDraft(
  database: Database,
  ownerId: number,
  wanted: { ad?: number | undefined; key?: string | undefined },
): Promise<SavedDraft | null> {
  const draft = await findOpenDraft(database, ownerId, wanted)
  if (draft === null) return null
  return {
    ad: draft.adId,
    draft: draft.content,
    version: draft.version,
    saved_at: draft.savedAt.toISOString(),
    device: draft.device,
    images: await findImages(database, await listGallery(database, draft.adId)),
  }
}
