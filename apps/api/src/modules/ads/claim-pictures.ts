import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../database/database.ts"
import { requireOwnUpload } from "../uploads/use-cases/take-upload.ts"
import { listPicturesOf } from "./gallery-store.ts"

/**
 * Verifies that an ad may show these pictures: its owner uploaded them for an ad, or the ad already
 * has them. Throws ValidationError with the path `gallery` for deleted pictures and those of other
 * users.
 */
export async function claimPictures(
  transaction: Database,
  ad: { id: number; ownerId: number },
  gallery: readonly number[],
): Promise<void> {
  const own = await listPicturesOf(transaction, ad.id)
  for (const fileId of gallery) {
    if (own.has(fileId)) continue
    const wanted = { fileId, ownerId: ad.ownerId, type: "gallery" } as const
    await requireOwnUpload(transaction, wanted).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== "NotFoundError") throw error
      throw new DomainError("ValidationError", "gallery: contains files you do not own", [
        { path: ["gallery"], message: adTexts.pictureGone },
      ])
    })
  }
}
