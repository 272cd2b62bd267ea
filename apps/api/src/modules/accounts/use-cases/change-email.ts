import { emailChangeHours, emailChangeStopDays } from "@wara/domain/accounts/account"
import type { EmailChange } from "@wara/domain/accounts/account-schemas"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { inboxOf } from "@wara/domain/accounts/inbox"
import { DomainError } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { days, hours, inSeconds } from "@wara/domain/time"
import { limitCalls } from "../../../access/limits.ts"
import { RateLimitError } from "../../../access/rate-limit-error.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { confirmEmailMail, usedEmailMail } from "../../../emails/account.ts"
import { emailChangeNoticeMail, emailChangeRequestMail } from "../../../emails/account-security.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { findPerson, isEmailTaken, lockPerson, type Person } from "../account-store.ts"
import { endMailedLinks } from "../end-mailed-links.ts"
import { mailLink } from "../mail-link.ts"
import { endOpenChange, forgetCodes, insertEmailChange, storeEmail } from "../mail-link-store.ts"
import { emailTaken } from "./create-account.ts"
import { countTakenEmail, refuseProber } from "./limit-probing.ts"
import { verifyPassword } from "./passwords.ts"

/** Each request may send a mail to another person's address, and is a guess at the password. */
const limit = { name: "change-email", limit: 5, windowSeconds: 3600 }

/** Requests of a day that name one inbox, from all accounts: the same for known and unknown ones. */
const inboxLimit = { name: "change-email-inbox", limit: 3, windowSeconds: inSeconds(days(1)) }

/**
 * Changes an account's e-mail, authorised by the password. An unconfirmed address is replaced at
 * once, and links sent to it become invalid; a confirmed one stays until the new address confirms,
 * and receives a link to cancel the change. Of a confirmed account the answer is the same for an
 * address that has an account, and its owner is mailed that somebody tried [B8.141]. Throws
 * ValidationError for the password and the same address, RateLimitError, and for an unconfirmed
 * account ConflictError for an e-mail that has an account, which is counted like a sign-up's.
 */
export async function changeEmail(
  { config, database }: { config: Config; database: Database },
  change: EmailChange & { userId: number; network: string },
  now: Date,
): Promise<"changed" | "pending"> {
  const { email, network, password, userId } = change
  await limitCalls(database, { ...limit, caller: String(userId) })
  const found = await findPerson(database, userId)
  if (found?.passwordHash === null) throw refused("password", accountTexts.passwordForEmail)
  if (!found || !(await verifyPassword(found.passwordHash, password))) throw wrongPassword()
  if (found.email.toLowerCase() === email.toLowerCase()) {
    throw refused("email", accountTexts.emailUnchanged)
  }
  if (!found.confirmed) {
    await refuseProber(database, network)
    if (await isEmailTaken(database, email, now, userId)) {
      await countTakenEmail({ config, database }, { email, network }, now)
      throw emailTaken()
    }
  }
  return database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId)
    // The password was changed by a concurrent request, so the one entered is outdated.
    if (person === null || person.passwordHash !== found.passwordHash) throw wrongPassword()
    if (!person.confirmed) {
      await setUnconfirmedEmail(transaction, config, { person, email }, now)
      return "changed"
    }
    await limitCalls(transaction, { ...inboxLimit, caller: inboxOf(email) })
    await requestChange(transaction, config, { person, email }, now)
    return "pending"
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
    stoppableUntil: new Date(now.getTime() + days(emailChangeStopDays)),
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
  const isQueued = await queueMail(transaction, `email-change-request:${id}`, request, {
    isUrgent: true,
    isTyped: true,
  })
  if (!isQueued) throw new RateLimitError(inSeconds(days(1)))
  await queueMail(transaction, `email-change-notice:${id}`, notice, { isUrgent: true })
}

/**
 * Gives an account a new, unconfirmed address and invalidates links sent to the old one. Part of
 * the caller's transaction, which locks the user. Throws ConflictError for a taken e-mail.
 */
export async function setUnconfirmedEmail(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  { person, email }: { person: { id: number; firstname: string }; email: string },
  now: Date,
): Promise<void> {
  const { firstname, id: userId } = person
  if (await isEmailTaken(transaction, email, now, userId)) throw emailTaken()
  if (!(await storeEmail(transaction, userId, email, unconfirmed))) throw emailTaken()
  await endMailedLinks(transaction, { userId, email: null }, now)
  await endOpenChange(transaction, userId, now)
  await forgetCodes(transaction, userId, ["confirm_email", "reset_password"])
  const reason = `email-corrected:${userId}:${now.toISOString()}`
  const write = (link: string) => confirmEmailMail(config, { email, firstname, link })
  await mailLink(transaction, config, { userId, purpose: "confirm_email", reason, write }, now)
}

const unconfirmed = { confirmedAt: null, emailProved: false }

const wrongPassword = () => refused("password", accountTexts.currentPasswordWrong)

function refused(field: keyof EmailChange, message: string): DomainError {
  return new DomainError("ValidationError", `${field}: is refused`, [{ path: [field], message }])
}
