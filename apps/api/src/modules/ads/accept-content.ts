import { requiredTexts } from "@wara/domain/ads/ad-field-texts"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../database/database.ts"
import { claimPictures } from "./claim-pictures.ts"
import { checkReferences } from "./reference-store.ts"

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
