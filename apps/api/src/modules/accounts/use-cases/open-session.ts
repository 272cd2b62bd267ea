import { sessionDays } from "@wara/domain/accounts/account"
import type { LogInMethod } from "@wara/domain/accounts/log-in-record"
import { panelSessionEnd } from "@wara/domain/staff/panel-session"
import { days } from "@wara/domain/time"
import type { Device } from "../../../access/caller.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { newDeviceMail } from "../../../emails/account-security.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { insertLogInRecord } from "../log-in-record-store.ts"
import { findWhomToWarn, insertSession } from "../log-in-store.ts"

/**
 * Opens a session of the site, or of the panel when `panel` is given, and returns its token (`jwt`
 * in the API), which cannot be read again. The log-in is recorded [B8.88]. A user who
 * logged in before, but never from this device, is notified by e-mail.
 */
export async function openSession(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  opening: {
    userId: number
    device: Device
    method: LogInMethod
    panel?: { hasSecondFactor: boolean }
    now: Date
  },
): Promise<string> {
  const { device, now, panel } = opening
  const token = newToken()
  const expiresAt = panel ? panelSessionEnd(now) : new Date(now.getTime() + days(sessionDays))
  const person = await findWhomToWarn(transaction, opening)
  const { method, ...given } = opening
  const session = { ...given, tokenHash: hashToken(token), expiresAt }
  const documentId = await insertSession(transaction, session)
  const isPanel = panel !== undefined
  await insertLogInRecord(transaction, opening.userId, {
    method,
    result: "opened",
    isPanel,
    device,
  })
  if (person !== null) {
    const mail = newDeviceMail(config, { ...person, device: device.name, at: now })
    await queueMail(transaction, `new-device:${documentId}`, mail, { isUrgent: true })
  }
  return token
}
