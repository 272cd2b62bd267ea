import { uploadTicketMinutes } from "@wara/domain/site/upload-rules"
import { minutes } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { insertTicket } from "../ticket-store.ts"

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
