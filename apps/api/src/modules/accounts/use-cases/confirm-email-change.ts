import { limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { lockPerson } from "../account-store.ts"
import { linkExpired } from "../mail-link.ts"
import { findConfirmable, forgetCodes, markConfirmed, storeEmail } from "../mail-link-store.ts"
import { emailTaken } from "./create-account.ts"

const limit = { name: "confirm-email-change", limit: 60, windowSeconds: 3600 }

/**
 * Gives the account the e-mail confirmed by a link. Throws LinkExpiredError for a link that was
 * used, replaced, cancelled or has expired, ConflictError when the e-mail got an account meanwhile.
 */
export async function confirmEmailChange(
  database: Database,
  code: string,
  network: string,
  now: Date,
): Promise<void> {
  await limitNetwork(database, { ...limit, network })
  const confirmHash = hashToken(code)
  const found = await findConfirmable(database, confirmHash, now)
  if (found === null) throw linkExpired()
  await database.transaction(async (transaction) => {
    // The user is always locked first, so that confirming and cancelling wait for each other.
    const person = await lockPerson(transaction, found.userId)
    const change = await findConfirmable(transaction, confirmHash, now)
    if (person === null || person.blocked || change === null) throw linkExpired()
    if (!(await storeEmail(transaction, person.id, change.newEmail, now))) throw emailTaken()
    await markConfirmed(transaction, change.id, now)
    await forgetCodes(transaction, person.id, ["confirm_email", "reset_password"])
  })
}
