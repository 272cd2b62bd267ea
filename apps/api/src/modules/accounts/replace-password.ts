import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { containsEmail } from "@wara/domain/accounts/password"
import { DomainError } from "@wara/domain/errors"
import type { Device } from "../../access/caller.ts"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import { passwordChangedMail } from "../../emails/account-security.ts"
import { queueMail } from "../../queue/enqueue.ts"
import { type Person, setPassword } from "./account-store.ts"
import { endMailedLinks } from "./end-mailed-links.ts"
import { clearLockOut } from "./lock-out.ts"
import { endEverySession } from "./log-in-store.ts"
import { forgetCodes } from "./mail-link-store.ts"
import { openSession } from "./use-cases/open-session.ts"
import { refuseCommonPassword } from "./use-cases/passwords.ts"

/** Codes of mails about an ad's end, which renew or end it without a log-in. */
export const actsOnAds = ["renew_ad", "sold_ad"] as const

/** Codes that open a session or act on behalf of the user. */
export const opensTheAccount = [
  "reset_password",
  "google_login",
  "facebook_login",
  "upload",
  ...actsOnAds,
] as const

/**
 * Changes a user's password: ends every session, deletes every code that opens one and the
 * links of its threads and appeals, clears the lock-out, notifies the user, and returns the token of a new session.
 */
export async function replacePassword(
  transaction: Database,
  config: Config,
  change: { person: Person; passwordHash: string; device: Device; now: Date },
): Promise<string> {
  const { person, passwordHash, device, now } = change
  await setPassword(transaction, person.id, passwordHash)
  await endEverySession(transaction, person.id, now, device)
  await forgetCodes(transaction, person.id, [...opensTheAccount])
  await endMailedLinks(transaction, { userId: person.id, email: person.email }, now)
  await clearLockOut(transaction, person.id)
  const mail = passwordChangedMail(config, { ...person, at: now })
  await queueMail(transaction, `password-changed:${person.id}:${now.toISOString()}`, mail, {
    isUrgent: true,
  })
  return openSession(transaction, config, {
    ...{ userId: person.id, device, method: "new_password" as const, now },
  })
}

/**
 * Checks of a new password beyond its schema: it must not contain the user's e-mail or be a common
 * one.
 */
export async function refuseNewPassword(password: string, email: string): Promise<void> {
  if (containsEmail(password, email)) {
    throw new DomainError("ValidationError", "password: contains the e-mail", [
      { path: ["password"], message: passwordProblemTexts["contains-email"] },
    ])
  }
  await refuseCommonPassword(password)
}
