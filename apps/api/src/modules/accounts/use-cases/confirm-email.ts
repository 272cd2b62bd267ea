import { limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { confirmEmailOf, lockPerson } from "../account-store.ts"
import { linkExpired } from "../mail-link.ts"
import { endOpenChange, findLinkOwner, useLinkCode } from "../mail-link-store.ts"
import { type Claimant, proveOwnership } from "./prove-ownership.ts"

/** A confirmation as a person requests it: the link's code, and the password if it is needed. */
export type Confirmation = Claimant & { code: string; password: string | null; network: string }

const limit = { name: "confirm-network", limit: 60, windowSeconds: 3600 }

/**
 * Confirms the e-mail that a link was sent to, for the owner of the account. Throws
 * LinkExpiredError for a link that was used, replaced or has expired, also when it already
 * confirmed the e-mail, and the errors of `proveOwnership`: the link then stays valid.
 */
export async function confirmEmail(
  database: Database,
  confirmation: Confirmation,
  now: Date,
): Promise<void> {
  const { code, network } = confirmation
  await limitNetwork(database, { ...limit, network })
  const given = { purpose: "confirm_email", tokenHash: hashToken(code), now } as const
  const owner = await findLinkOwner(database, given)
  if (owner === null) throw linkExpired()
  const isOwnBrowser = await proveOwnership(database, owner, confirmation)
  await database.transaction(async (transaction) => {
    // Always locks the person before the code, so that concurrent calls cannot deadlock.
    await lockPerson(transaction, owner.id)
    if (!(await useLinkCode(transaction, given))) throw linkExpired()
    // The address is right, so nothing waits to replace it: its owner was not asked about that.
    await endOpenChange(transaction, owner.id, now)
    await confirmEmailOf(transaction, owner.id, isOwnBrowser, now)
  })
}
