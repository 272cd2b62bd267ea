import { inboxOf } from "@wara/domain/accounts/inbox"
import { DomainError } from "@wara/domain/errors"
import { limitCalls } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockPerson } from "../account-store.ts"
import { findOpenChange, renewChange } from "../mail-link-store.ts"
import { changeInboxLimit, changeLimit, changeTimes, queueChangeRequest } from "./change-email.ts"

/**
 * Mails the link of the change that waits again, once per key, to the address that the password
 * authorised and no other; the link before becomes invalid. The old address keeps its link to stop
 * the change, for as long as after a new request [B10.233]. Throws ConflictError when no change waits,
 * and RateLimitError past the limits of requests.
 */
export async function resendEmailChange(
  { config, database }: { config: Config; database: Database },
  { userId, key }: { userId: number; key: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId)
    const change = await findOpenChange(transaction, userId, now)
    if (person === null || change === null) throw nothingWaits()
    const email = change.newEmail
    const code = newToken()
    const request = { person, email, code, reason: `email-change-again:${change.id}:${key}` }
    if (!(await queueChangeRequest(transaction, config, request, now))) return
    // Counted here, so that concurrent requests with the same key count once.
    await limitCalls(transaction, { ...changeLimit, caller: String(userId) })
    await limitCalls(transaction, { ...changeInboxLimit, caller: inboxOf(email) })
    const renewed = { confirmHash: hashToken(code), ...changeTimes(person, now) }
    await renewChange(transaction, change.id, renewed)
  })
}

const nothingWaits = () => new DomainError("ConflictError", "No change of the e-mail waits")
