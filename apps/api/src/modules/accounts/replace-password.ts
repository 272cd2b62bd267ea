import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import { passwordChangedMail } from "../../emails/password-changed.ts"
import { queueMail } from "../../jobs/queue-mail.ts"
import type { Device } from "../../plugins/caller.ts"
import { forgetLinkCodes } from "./one-time-token-store.ts"
import { endEverySession, type Person, setPassword } from "./person-store.ts"
import { clearLockOut } from "./use-cases/clear-lock-out.ts"
import { openSession } from "./use-cases/open-session.ts"

/**
 * Gives a person another password: whatever was opened with the old one is closed (every session,
 * every link that would reset it, the lock-out), the person is told, and a new session's token is the
 * answer.
 */
export async function replacePassword(
  transaction: Database,
  config: Config,
  change: { person: Person; passwordHash: string; device: Device; now: Date },
): Promise<string> {
  const { person, passwordHash, device, now } = change
  await setPassword(transaction, person.id, passwordHash)
  await endEverySession(transaction, person.id, now)
  await forgetLinkCodes(transaction, person.id, "reset_password")
  await clearLockOut(transaction, person.id)
  const mail = passwordChangedMail(config, { ...person, at: now })
  await queueMail(transaction, `password-changed:${person.id}:${now.toISOString()}`, mail)
  return openSession(transaction, config, { userId: person.id, device, now })
}
