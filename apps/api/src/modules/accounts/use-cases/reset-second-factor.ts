import { DomainError } from "@wara/domain/errors"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { endEverySession } from "../log-in-store.ts"
import { deleteSecondFactor } from "../second-factor-store.ts"

/**
 * Removes the authenticator of a team member who lost phone and recovery codes, and ends their
 * sessions. Throws NotFoundError when the account has none.
 */
export async function resetSecondFactor(
  database: Database,
  { actorId, userId }: { actorId: number; userId: number },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await deleteSecondFactor(transaction, userId))) {
      throw new DomainError("NotFoundError", "The account has no second factor")
    }
    await endEverySession(transaction, userId, now)
    await recordAction(transaction, {
      actorId,
      action: "user.reset-second-factor",
      subject: { kind: "users", id: userId, name: "" },
      before: null,
      after: null,
    })
  })
}
