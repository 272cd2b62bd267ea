import { consentVersion } from "@wara/domain/accounts/account"
import type { Database } from "../../../database/database.ts"
import { addConsent, lockConsent } from "../store.ts"

/**
 * Grants or withdraws the consent to news by e-mail. An unchanged value adds nothing to the
 * history.
 */
export async function setNewsConsent(
  database: Database,
  userId: number,
  granted: boolean,
  now: Date,
): Promise<void> {
  const kind = "news"
  await database.transaction(async (transaction) => {
    if ((await lockConsent(transaction, userId, kind)) === granted) return
    await addConsent(transaction, {
      userId,
      kind,
      granted,
      version: consentVersion,
      createdAt: now,
    })
  })
}
