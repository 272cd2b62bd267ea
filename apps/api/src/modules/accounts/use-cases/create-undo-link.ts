import { emailChangeStopDays } from "@wara/domain/accounts/account-limits"
import { paths } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { hasUndoableChange, insertEmailChange } from "../email-change-store.ts"

/**
 * A link by which a replaced address can reclaim its account, for some days. Null when an older
 * address can still undo the change that introduced the replaced one: a thief whose change is
 * reverted must not undo that. Part of the caller's transaction, which locks the user.
 */
export async function createUndoLink(
  transaction: Database,
  config: Pick<Config, "baseUrl">,
  { user, newEmail }: { user: { id: number; email: string }; newEmail: string },
  now: Date,
): Promise<string | null> {
  if (await hasUndoableChange(transaction, user.id, now)) return null
  const code = newToken()
  await insertEmailChange(transaction, {
    userId: user.id,
    oldEmail: user.email,
    newEmail,
    // The change is already made, so no code to confirm it is sent.
    confirmHash: hashToken(newToken()),
    stopHash: hashToken(code),
    requestedAt: now,
    expiresAt: now,
    confirmedAt: now,
    stoppableUntil: new Date(now.getTime() + days(emailChangeStopDays)),
  })
  return `${config.baseUrl}${paths.stopEmailChange}?codigo=${code}`
}
