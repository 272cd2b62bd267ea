import { emailChangeHours, emailChangeStopDays } from "@wara/domain/accounts/account"
import type { EmailChange } from "@wara/domain/accounts/account-schemas"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { days, hours, inSeconds } from "@wara/domain/time"
import { limitCalls } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { usedEmailMail } from "../../../emails/account.ts"
import { emailChangeNoticeMail, emailChangeRequestMail } from "../../../emails/account-security.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { findPerson, isEmailTaken, lockPerson, type Person } from "../account-store.ts"
import { endOpenChange, forgetCodes, insertEmailChange } from "../mail-link-store.ts"
import { verifyPassword } from "./passwords.ts"

/** Each request may send a mail to another person's address, and is a guess at the password. */
export const changeLimit = { name: "change-email", limit: 5, windowSeconds: 3600 }

/**
 * Requests of a day that name one inbox, from all accounts: the same for known and unknown ones. Their
 * mails count nowhere else: others cannot use up those of the account that the address opens, and a
 * counter that depends on who proved the address would tell who did [B10.224].
 */
export const changeInboxLimit = {
  name: "change-email-inbox",
  limit: 3,
  windowSeconds: inSeconds(days(1)),
}

/**
 * Requests a change of an account's e-mail, authorised by the password: the present address stays
 * until the new one confirms. A confirmed one is mailed a link to cancel the change. One that nobody
 * confirmed may be another person's: it gets no mail, and links sent to it become invalid. The answer
 * is the same for an address that has an account, whose owner is mailed that somebody tried [B8.141]
 * [B8.166]. Throws ValidationError for the password and the same address, and RateLimitError.
 */
export async function changeEmail(
  { config, database }: { config: Config; database: Database },
  change: EmailChange & { userId: number },
  now: Date,
): Promise<void> {
  const { email, password, userId } = change
  await limitCalls(database, { ...changeLimit, caller: String(userId) })
  const found = await findPerson(database, userId)
  if (found?.passwordHash === null) throw refused("password", accountTexts.passwordForEmail)
  if (!found || !(await verifyPassword(found.passwordHash, password))) throw wrongPassword()
  if (found.email.toLowerCase() === email.toLowerCase()) {
    throw refused("email", accountTexts.emailUnchanged)
  }
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId)
    // The password was changed by a concurrent request, so the one entered is outdated.
    if (person === null || person.passwordHash !== found.passwordHash) throw wrongPassword()
    await limitCalls(transaction, { ...changeInboxLimit, caller: inboxOf(email) })
    if (!person.confirmed) {
      await forgetCodes(transaction, userId, ["confirm_email", "reset_password"])
    }
    await requestChange(transaction, config, { person, email }, now)
  })
}

/** Until when a change that is requested now can be confirmed and stopped. */
export function changeTimes({ confirmed }: Pick<Person, "confirmed">, now: Date) {
  return {
    expiresAt: new Date(now.getTime() + hours(emailChangeHours)),
    // An address that nobody confirmed has no say, and stays free for its owner.
    stoppableUntil: confirmed ? new Date(now.getTime() + days(emailChangeStopDays)) : now,
  }
}

const linkOf = ({ baseUrl }: Pick<Config, "baseUrl">, path: string, code: string) =>
  `${baseUrl}${path}?codigo=${code}`

/**
 * Queues the mail with the link that confirms a change. The code of a taken address is mailed to
 * nobody: its owner reads that somebody tried. False when the reason already had a mail.
 */
export async function queueChangeRequest(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  request: { person: Person; email: string; code: string; reason: string },
  now: Date,
): Promise<boolean> {
  const { person, email, code, reason } = request
  const isTaken = await isEmailTaken(transaction, email, now, person.id)
  const mail = isTaken
    ? usedEmailMail(config, { email, firstname: "" })
    : emailChangeRequestMail(config, {
        firstname: person.firstname,
        email,
        link: linkOf(config, paths.confirmEmailChange, code),
      })
  const limitedAlone = { isUrgent: true, always: true }
  return queueMail(transaction, reason, mail, limitedAlone)
}

async function requestChange(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  { person, email }: { person: Person; email: string },
  now: Date,
): Promise<void> {
  await endOpenChange(transaction, person.id, now)
  const codes = { confirm: newToken(), stop: newToken() }
  const id = await insertEmailChange(transaction, {
    userId: person.id,
    oldEmail: person.email,
    newEmail: email,
    confirmHash: hashToken(codes.confirm),
    stopHash: hashToken(codes.stop),
    requestedAt: now,
    ...changeTimes(person, now),
  })
  const request = { person, email, code: codes.confirm, reason: `email-change-request:${id}` }
  await queueChangeRequest(transaction, config, request, now)
  if (!person.confirmed) return
  const notice = emailChangeNoticeMail(config, {
    firstname: person.firstname,
    email: person.email,
    newEmail: email,
    link: linkOf(config, paths.stopEmailChange, codes.stop),
  })
  await queueMail(transaction, `email-change-notice:${id}`, notice, { isUrgent: true })
}

const wrongPassword = () => refused("password", accountTexts.currentPasswordWrong)

function refused(field: keyof EmailChange, message: string): DomainError {
  return new DomainError("ValidationError", `${field}: is refused`, [{ path: [field], message }])
}
