import { DomainError } from "@wara/domain/errors"
import { nextRightsState } from "@wara/domain/privacy/rights-lifecycle"
import { hashToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { findAccountOf, lockRequest, updateRequest } from "../store.ts"
import { mailReceived } from "./send-request.ts"

/**
 * Opens the request whose mailed code proves its address; if an account confirmed that address, the
 * request is also listed there. Throws LinkExpiredError for every invalid code.
 */
export async function confirmRequest(
  { config, database }: { config: Config; database: Database },
  code: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, { codeHash: hashToken(code), now })
    if (request?.state !== "unconfirmed" || request.email === null) {
      throw new DomainError("LinkExpiredError", "This link was already used or has expired")
    }
    const opened = {
      ...{ state: nextRightsState(request.state, "confirm", "requester") },
      ...{ userId: await findAccountOf(transaction, request.email) },
      ...{ codeHash: null, codeExpiresAt: null },
    }
    await updateRequest(transaction, request.id, opened)
    await mailReceived(transaction, config, { ...request, ...opened })
  })
}

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
