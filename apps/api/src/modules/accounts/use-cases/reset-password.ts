import type { AuthAnswer } from "@wara/contract/account"
import type { Device } from "../../../access/caller.ts"
import { limitNetwork } from "../../../access/limit-network.ts"
import { hashToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { linkExpired } from "../link-expired.ts"
import { findLinkOwner, useLinkCode } from "../one-time-token-store.ts"
import { confirmEmailOf, lockPerson } from "../person-store.ts"
import { refuseNewPassword } from "../refuse-new-password.ts"
import { replacePassword } from "../replace-password.ts"
import { hashPassword } from "./hash-password.ts"
import { readAccount } from "./read-account.ts"

const limit = { name: "reset-network", limit: 30, windowSeconds: 3600 }

/**
 * Sets a new password by an e-mail link, which also confirms the e-mail, and logs in. Throws
 * LinkExpiredError, or ValidationError for a refused password: the link then stays valid.
 */
export async function resetPassword(
  { config, database }: { config: Config; database: Database },
  reset: { code: string; password: string; network: string; device: Device },
  now: Date,
): Promise<AuthAnswer> {
  const { code, password, network, device } = reset
  await limitNetwork(database, { ...limit, network })
  const given = { purpose: "reset_password", tokenHash: hashToken(code), now } as const
  const owner = await findLinkOwner(database, given)
  if (owner === null) throw linkExpired()
  await refuseNewPassword(password, owner.email)
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, owner.id)
    if (person === null || !(await useLinkCode(transaction, given))) throw linkExpired()
    await confirmEmailOf(transaction, person.id, now)
    const jwt = await replacePassword(transaction, config, { person, passwordHash, device, now })
    return { jwt, user: await readAccount(transaction, person.id, [], now) }
  })
}
