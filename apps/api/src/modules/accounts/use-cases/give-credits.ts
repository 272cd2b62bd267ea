import type { CreditKind } from "@wara/domain/credits/credit"
import { giftTexts } from "@wara/domain/credits/credit-texts"
import { DomainError } from "@wara/domain/errors"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { creditsGiftedMail } from "../../../emails/team-actions.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { giftCredits } from "../../credits/use-cases/grant-credits.ts"

/**
 * Gives credits to a person, once per key, with ledger, mail and audit trail in one transaction.
 * Throws NotFoundError, ForbiddenError.
 */
export async function giveCredits(
  { config, database }: Pick<AppContext, "config" | "database">,
  gift: {
    key: string
    userId: number
    actorId: number
    kind: CreditKind
    count: number
    note: string
  },
): Promise<void> {
  const { actorId, count, key, kind, note, userId } = gift
  if (userId === actorId) {
    throw new DomainError("ForbiddenError", "You cannot give credits to yourself", [
      { path: ["id"], message: giftTexts.own },
    ])
  }
  await database.transaction(async (transaction) => {
    const user = await lockAccount(transaction, { id: userId })
    if (!user) throw new DomainError("NotFoundError", "Account not found")
    const given = { ownerId: userId, credit: kind, count, note, actorId, idempotencyKey: key }
    const id = await giftCredits(transaction, given)
    if (id === null) return
    const mail = creditsGiftedMail(config, { ...user, kind, count })
    await queueMail(transaction, `credits-gifted:${id}`, mail)
    await recordAction(transaction, {
      actorId,
      action: "user.gift",
      subject: { kind: "users", id: userId, name: "" },
      before: null,
      after: { kind, count, note },
    })
  })
}
