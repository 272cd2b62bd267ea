import { DomainError } from "@wara/domain/errors"
import type { UploadType } from "@wara/domain/site/upload-rules"
import type { Database } from "../../../database/database.ts"
import { lockUpload } from "../store.ts"

/**
 * Ensures, within the transaction that is about to show it, that a picture was uploaded by that
 * person for that purpose. Throws NotFoundError for pictures of other users, of the seed, and
 * deleted ones.
 */
export async function requireOwnUpload(
  transaction: Database,
  wanted: { fileId: number; ownerId: number; type: UploadType },
): Promise<void> {
  if (await lockUpload(transaction, wanted)) return
  throw new DomainError("NotFoundError", "Picture not found among your uploads", [
    { path: ["file"], message: "is not a picture that you uploaded for this purpose" },
  ])
}
