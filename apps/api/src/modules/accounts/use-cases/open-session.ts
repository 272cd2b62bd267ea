import { sessionDays } from "@wara/domain/accounts/account-limits"
import type { Database } from "../../../database/database.ts"
import type { Device } from "../../../plugins/caller.ts"
import { hashToken, newToken } from "../../../plugins/token.ts"
import { insertSession } from "../session-store.ts"

/** Opens a session and answers its token (the wire's `jwt`), which nobody can read again. */
export async function openSession(
  transaction: Database,
  opening: { userId: number; device: Device; now: Date },
): Promise<string> {
  const { now } = opening
  const token = newToken()
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000)
  await insertSession(transaction, { ...opening, tokenHash: hashToken(token), expiresAt })
  return token
}
