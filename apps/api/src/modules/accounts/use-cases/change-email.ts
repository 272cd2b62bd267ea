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
const limit = { name: "change-email", limit: 5, windowSeconds: 3600 }

/**
 * Requests of a day that name one inbox, from all accounts: the same for known and unknown ones. Their
 * mails count nowhere else: others cannot use up those of the account that the address opens, and a
 * counter that depends on who proved the address would tell who did [B10.224].
 */
const inboxLimit = { name: "change-email-inbox", limit: 3, windowSeconds: inSeconds(days(1)) }

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
  await limitCalls(database, { ...limit, caller: String(userId) })
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
    await limitCalls(transaction, { ...inboxLimit, caller: inboxOf(email) })
    if (!person.confirmed) {
      await forgetCodes(transaction, userId, ["confirm_email", "reset_password"])
    }
    await requestChange(transaction, config, { person, email }, now)
  })
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
    expiresAt: new Date(now.getTime() + hours(emailChangeHours)),
    // An address that nobody confirmed has no say, and stays free for its owner.
    stoppableUntil: person.confirmed ? new Date(now.getTime() + days(emailChangeStopDays)) : now,
  })
  const isTaken = await isEmailTaken(transaction, email, now, person.id)
  const linkOf = (path: string, code: string) => `${config.baseUrl}${path}?codigo=${code}`
  // The code of a taken address is mailed to nobody.
  const request = isTaken
    ? usedEmailMail(config, { email, firstname: "" })
    : emailChangeRequestMail(config, {
        firstname: person.firstname,
        email,
        link: linkOf(paths.confirmEmailChange, codes.confirm),
      })
  const notice = emailChangeNoticeMail(config, {
    firstname: person.firstname,
    email: person.email,
    newEmail: email,
    link: linkOf(paths.stopEmailChange, codes.stop),
  })
  const limitedAlone = { isUrgent: true, always: true }
  await queueMail(transaction, `email-change-request:${id}`, request, limitedAlone)
  if (!person.confirmed) return
  await queueMail(transaction, `email-change-notice:${id}`, notice, { isUrgent: true })
}

const wrongPassword = () => refused("password", accountTexts.currentPasswordWrong)

function refused(field: keyof EmailChange, message: string): DomainError {
  return new DomainError("ValidationError", `${field}: is refused`, [{ path: [field], message }])
}
