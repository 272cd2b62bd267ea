import type { AuthAnswer } from "@wara/contract/account"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"
import { days, inSeconds } from "@wara/domain/time"
import type { Device } from "../../../access/caller.ts"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { findPerson, lockPerson } from "../account-store.ts"
import { refuseNewPassword, replacePassword } from "../replace-password.ts"
import { hashPassword, verifyPassword } from "./passwords.ts"
import { readAccount } from "./read-account.ts"

const windowSeconds = 900

/** A session must not be usable to guess the password. */
const limits = {
  network: { name: "change-password-network", limit: 20, windowSeconds },
  account: { name: "change-password-account", limit: 5, windowSeconds },
  /** A stolen session lasts for weeks, and each change sends an e-mail. */
  day: { name: "change-password-day", limit: 20, windowSeconds: inSeconds(days(1)) },
}

/**
 * Changes the password of a user who enters the current one, and opens a new session. Throws
 * ValidationError when the current password is wrong or the new one is refused. An account without
 * a password can set its first one only by a link to its e-mail.
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
    // The password was changed by a concurrent request, so the one entered is outdated.
    if (person === null || person.passwordHash !== known) throw wrongPassword()
    const jwt = await replacePassword(transaction, config, { person, passwordHash, device, now })
    return { jwt, user: await readAccount(transaction, userId, [], now) }
  })
}

function wrongPassword(message: string = accountTexts.currentPasswordWrong): DomainError {
  const path = ["currentPassword"]
  return new DomainError("ValidationError", "currentPassword: is wrong", [{ path, message }])
}
