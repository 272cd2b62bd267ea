import { DomainError } from "@wara/domain/errors"
import { type UploadType, uploadTicketMinutes } from "@wara/domain/site/upload-rules"
import { minutes } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { insertTicket, lockUpload } from "../store.ts"

/** Issues a secret that authorizes one upload of a person for a few minutes. */
export async function issueTicket(
  database: Database,
  userId: number,
  now: Date,
): Promise<{ ticket: string; expires_at: string }> {
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + minutes(uploadTicketMinutes))
  await insertTicket(database, { userId, tokenHash: hashToken(ticket), expiresAt, now })
  return { ticket, expires_at: expiresAt.toISOString() }
}

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
