import { DomainError } from "@wara/domain/errors"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { endEverySession } from "../log-in-store.ts"
import { deleteSecondFactor } from "../second-factor-store.ts"

/**
 * Removes the authenticator of a team member who lost phone and recovery codes, and ends their
 * sessions. Throws NotFoundError when the account has none.
 */
export function resetSecondFactor(
  database: Database,
  call: { actorId: number; userId: number },
  now: Date,
): Promise<void> {
  return database.transaction((transaction) => removeSecondFactor(transaction, call, now))
}

/**
 * The same by the person at the server, for a team without another operator who could do it. Throws
 * NotFoundError for an unknown account, and for one without a second factor.
 */
export async function resetSecondFactorAtServer(
  database: Database,
  email: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const user = await lockAccount(transaction, { email })
    if (user === null) throw new DomainError("NotFoundError", `There is no account of ${email}`)
    await removeSecondFactor(transaction, { actorId: null, userId: user.id }, now)
  })
}

/** Without an actor it was done at the server, which the audit trail names. */
async function removeSecondFactor(
  transaction: Database,
  { actorId, userId }: { actorId: number | null; userId: number },
  now: Date,
): Promise<void> {
  if (!(await deleteSecondFactor(transaction, userId))) {
    throw new DomainError("NotFoundError", "The account has no second factor")
  }
  await endEverySession(transaction, userId, now)
  await recordAction(transaction, {
    actorId,
    action: "user.reset-second-factor",
    subject: { kind: "users", id: userId, name: "" },
    before: null,
    after: actorId === null ? { origin: "server" } : null,
  })
}
