import { limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { lockPerson } from "../account-store.ts"
import { endMailedLinks } from "../end-mailed-links.ts"
import { linkExpired } from "../mail-link.ts"
import {
  findChangeOwner,
  findConfirmable,
  forgetCodes,
  markConfirmed,
  storeEmail,
} from "../mail-link-store.ts"
import { actsOnAds } from "../replace-password.ts"
import type { Confirmation } from "./confirm-email.ts"
import { emailTaken } from "./create-account.ts"
import { proveOwnership } from "./prove-ownership.ts"

const limit = { name: "confirm-email-change", limit: 60, windowSeconds: 3600 }

/**
 * Gives the account the e-mail confirmed by a link, for the owner of the account. Throws
 * LinkExpiredError for a link that was used, replaced, cancelled or has expired, ConflictError when
 * the e-mail got an account meanwhile, and the errors of `proveOwnership`.
 */
export async function confirmEmailChange(
  database: Database,
  confirmation: Confirmation,
  now: Date,
): Promise<void> {
  const { code, network } = confirmation
  await limitNetwork(database, { ...limit, network })
  const confirmHash = hashToken(code)
  const owner = await findChangeOwner(database, confirmHash, now)
  if (owner === null) throw linkExpired()
  const emailProved = await proveOwnership(database, owner, confirmation)
  await database.transaction(async (transaction) => {
    // The user is always locked first, so that confirming and cancelling wait for each other.
    const person = await lockPerson(transaction, owner.id)
    const change = await findConfirmable(transaction, confirmHash, now)
    if (person === null || person.blocked || change === null) throw linkExpired()
    const confirmed = { confirmedAt: now, emailProved }
    if (!(await storeEmail(transaction, person.id, change.newEmail, confirmed))) throw emailTaken()
    await endMailedLinks(transaction, { userId: person.id, email: null }, now)
    await markConfirmed(transaction, change.id, now)
    await forgetCodes(transaction, person.id, ["confirm_email", "reset_password", ...actsOnAds])
  })
}
