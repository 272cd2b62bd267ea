import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import type { StoredUser } from "../../../database/lock-user.ts"
import { providerLinkedMail } from "../../../emails/account-security.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { deleteIdentities, proveEmailOf, setPassword } from "../account-store.ts"
import { clearLockOut } from "../lock-out.ts"
import { endEverySession } from "../log-in-store.ts"
import { endOpenChange, forgetCodes } from "../mail-link-store.ts"
import { opensTheAccount } from "../replace-password.ts"

/**
 * Removes everything that opens an account: password, sessions, codes, linked providers and an
 * e-mail change that waits for its confirmation. A completed change can still be undone by the
 * address that it replaced. Part of the caller's transaction, which locks the user.
 */
export async function dropAccess(transaction: Database, userId: number, now: Date): Promise<void> {
  await clearLockOut(transaction, userId)
  await setPassword(transaction, userId, null)
  await endEverySession(transaction, userId, now)
  await forgetCodes(transaction, userId, [...opensTheAccount, "confirm_email"])
  await deleteIdentities(transaction, userId, new Date(0))
  await endOpenChange(transaction, userId, now)
}

/**
 * Prepares an account for its first log-in by a provider that verified its e-mail. The person who
 * signed up may be another one, who waits for this (pre-hijacking): unless the e-mail is proved to
 * be theirs, their password and sessions are removed. The owner of the address is notified. Part of
 * the caller's transaction, which locks the user.
 */
export async function claimByProvider(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  { owner, provider }: { owner: StoredUser; provider: SocialProvider },
  now: Date,
): Promise<void> {
  const { email, firstname, id } = owner
  const isDropped = !owner.emailProved
  if (isDropped) {
    await dropAccess(transaction, id, now)
    await proveEmailOf(transaction, id, now)
  }
  const mail = providerLinkedMail(config, { email, firstname, provider, isDropped })
  const reason = `provider-linked:${id}:${provider}:${now.toISOString()}`
  await queueMail(transaction, reason, mail, { isUrgent: true })
}
