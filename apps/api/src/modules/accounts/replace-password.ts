import type { Device } from "../../access/caller.ts"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import { passwordChangedMail } from "../../emails/password-changed.ts"
import { queueMail } from "../../queue/queue-mail.ts"
import { forgetCodes } from "./one-time-token-store.ts"
import { endEverySession, type Person, setPassword } from "./person-store.ts"
import { clearLockOut } from "./use-cases/clear-lock-out.ts"
import { openSession } from "./use-cases/open-session.ts"

/** Codes that let somebody in, or act for who is in. */
const opensTheAccount = ["reset_password", "google_login", "facebook_login", "upload"] as const

/**
 * Gives a person another password: whatever was open is closed (every session, every code that opens
 * one, the lock-out), the person is told, and a new session's token is the answer.
 */
export async function replacePassword(
  transaction: Database,
  config: Config,
  change: { person: Person; passwordHash: string; device: Device; now: Date },
): Promise<string> {
  const { person, passwordHash, device, now } = change
  await setPassword(transaction, person.id, passwordHash)
  await endEverySession(transaction, person.id, now)
  await forgetCodes(transaction, person.id, [...opensTheAccount])
  await clearLockOut(transaction, person.id)
  const mail = passwordChangedMail(config, { ...person, at: now })
  await queueMail(transaction, `password-changed:${person.id}:${now.toISOString()}`, mail)
  return openSession(transaction, config, { userId: person.id, device, now })
}
