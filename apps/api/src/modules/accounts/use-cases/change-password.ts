import type { AuthAnswer } from "@wara/contract/account"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"
import type { Device } from "../../../access/caller.ts"
import { limitCalls } from "../../../access/limit-calls.ts"
import { limitNetwork } from "../../../access/limit-network.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { findPerson, lockPerson } from "../person-store.ts"
import { refuseNewPassword } from "../refuse-new-password.ts"
import { replacePassword } from "../replace-password.ts"
import { hashPassword } from "./hash-password.ts"
import { readAccount } from "./read-account.ts"
import { verifyPassword } from "./verify-password.ts"

const windowSeconds = 900

/** Whoever holds a session must not guess the password with it. */
const limits = {
  network: { name: "change-password-network", limit: 20, windowSeconds },
  account: { name: "change-password-account", limit: 5, windowSeconds },
  /** A stolen session lasts for weeks; and each change is an e-mail. */
  day: { name: "change-password-day", limit: 20, windowSeconds: 86_400 },
}

/**
 * Changes the password of who knows the current one, and logs in anew. Throws ValidationError when it
 * is not the current one, or the new one is refused. An account without a password gets its first one
 * by a link to its e-mail only.
 */
export async function changePassword(
  { config, database }: { config: Config; database: Database },
  change: {
    userId: number
    currentPassword: string
    password: string
    network: string
    device: Device
  },
  now: Date,
): Promise<AuthAnswer> {
  const { userId, currentPassword, password, network, device } = change
  await limitNetwork(database, { ...limits.network, network })
  await limitCalls(database, { ...limits.account, caller: String(userId) })
  await limitCalls(database, { ...limits.day, caller: String(userId) })
  const found = await findPerson(database, userId)
  if (found?.passwordHash === null) throw wrongPassword(accountTexts.noPasswordYet)
  const known = found?.passwordHash ?? null
  if (!found || !(await verifyPassword(known, currentPassword))) throw wrongPassword()
  await refuseNewPassword(password, found.email)
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId)
    // Changed by another call while this one was working: what was typed is not current any more.
    if (person === null || person.passwordHash !== known) throw wrongPassword()
    const jwt = await replacePassword(transaction, config, { person, passwordHash, device, now })
    return { jwt, user: await readAccount(transaction, userId, [], now) }
  })
}

function wrongPassword(message: string = accountTexts.currentPasswordWrong): DomainError {
  const path = ["currentPassword"]
  return new DomainError("ValidationError", "currentPassword: is wrong", [{ path, message }])
}
