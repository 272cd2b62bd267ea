import type { UnconfirmedRights } from "@wara/contract/privacy"
import { DomainError } from "@wara/domain/errors"
import { nextRightsState } from "@wara/domain/privacy/rights-lifecycle"
import { hashToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { findUnconfirmed } from "../link-store.ts"
import { findAccountOf, lockRequest, updateRequest } from "../store.ts"
import { mailReceived } from "./send-request.ts"

/**
 * The requests that wait for the confirmation of a mailed code's inbox, the newest first; reading
 * changes nothing. Throws LinkExpiredError for every invalid code.
 */
export async function readUnconfirmed(
  database: Database,
  code: string,
  now: Date,
): Promise<UnconfirmedRights[]> {
  const found = await findUnconfirmed(database, { codeHash: hashToken(code), now })
  if (found === null) throw expired()
  return found.map(({ createdAt, documentId: id, message, name, purpose, right }) => ({
    ...{ id, right, purpose, name, message },
    created_at: createdAt.toISOString(),
  }))
}

/**
 * Opens one of the requests that a mailed code may confirm; if an account confirmed its address, the
 * request is also listed there. Throws LinkExpiredError for every invalid code, and for a request
 * that does not wait in its inbox.
 */
export async function confirmRequest(
  { config, database }: { config: Config; database: Database },
  { code, documentId }: { code: string; documentId: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await findUnconfirmed(transaction, { codeHash: hashToken(code), now })
    const wanted = found?.find((request) => request.documentId === documentId)
    const request = wanted && (await lockRequest(transaction, { id: wanted.id }))
    if (request?.state !== "unconfirmed" || request.email === null) throw expired()
    const opened = {
      ...{ state: nextRightsState(request.state, "confirm", "requester") },
      ...{ userId: await findAccountOf(transaction, request.email) },
      ...{ codeHash: null, codeExpiresAt: null },
    }
    await updateRequest(transaction, request.id, opened)
    await mailReceived(transaction, config, { ...request, ...opened }, now)
  })
}

const expired = () =>
  new DomainError("LinkExpiredError", "This link was already used or has expired")

/**
 * Withdraws a waiting request of one's own account. Throws NotFoundError, and ConflictError when it
 * was answered meanwhile.
 */
export async function withdrawRequest(
  database: Database,
  which: { documentId: string; userId: number },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, which)
    if (request === null) throw new DomainError("NotFoundError", "There is no such request")
    const state = nextRightsState(request.state, "withdraw", "requester")
    await updateRequest(transaction, request.id, { state, closedAt: now })
  })
}
