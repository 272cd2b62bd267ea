import { requiredTexts } from "@wara/domain/ads/ad-field-texts"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../database/database.ts"
import { requireOwnUpload } from "../uploads/use-cases/upload-tickets.ts"
import { checkReferences, listPicturesOf } from "./ad-content-store.ts"

/**
 * Validates what requires the database: category, condition and commune exist, the commune is in
 * the region, the pictures are the owner's. Throws ValidationError.
 */
export async function acceptContent(
  transaction: Database,
  ad: { id: number; ownerId: number },
  content: AdContent,
): Promise<void> {
  const found = await checkReferences(transaction, content)
  const wrong = (["category", "condition", "commune"] as const).filter((field) => !found[field])
  if (wrong.length > 0) {
    throw new DomainError(
      "ValidationError",
      `${wrong[0]}: no record has this id`,
      wrong.map((field) => ({ path: [field], message: requiredTexts[field] })),
    )
  }
  await claimPictures(transaction, ad, content.gallery)
}

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
