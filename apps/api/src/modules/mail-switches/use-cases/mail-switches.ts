import {
  type MailList,
  mailSwitchDays,
  type OptionalMail,
} from "@wara/domain/accounts/optional-mails"
import { DomainError } from "@wara/domain/errors"
import { mailSwitchesPath, oneClickPath } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { findSwitchCode, insertSwitchCode, listWantedMails, replaceOptOuts } from "../store.ts"

/**
 * Addresses for a mail that can be switched off: the page with the switches of its account, and the
 * one that mail clients post to, which stops the mails of a list. They do nothing else, and expire.
 * Stores only the code's hash.
 */
export async function makeSwitchLinks(
  { now, site, transaction }: { transaction: Database; site: EmailSite; now: Date },
  { list, userId }: { list: MailList; userId: number },
): Promise<{ switchLink: string; oneClickUrl: string }> {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + days(mailSwitchDays))
  const tokenHash = hashToken(code)
  await insertSwitchCode(transaction, { userId, tokenHash, createdAt: now, expiresAt })
  return {
    switchLink: site.baseUrl + mailSwitchesPath(code),
    oneClickUrl: site.baseUrl + oneClickPath(code, list),
  }
}

/** Switches on the mails that a user wants and off all others. Returns those that are on. */
export async function chooseMails(
  database: Database,
  choice: { userId: number; wanted: readonly OptionalMail[] },
  now: Date,
): Promise<OptionalMail[]> {
  return database.transaction(async (transaction) => {
    // Parallel choices follow each other: the last one counts.
    await lockAccount(transaction, { id: choice.userId })
    await replaceOptOuts(transaction, choice, now)
    return listWantedMails(transaction, choice.userId)
  })
}

/** The mails that are on, by the link of one of them, without a log-in. Throws LinkExpiredError. */
export async function readSwitches(
  database: Database,
  code: string,
  now: Date,
): Promise<OptionalMail[]> {
  return listWantedMails(database, await requireCode(database, code, now))
}

/** Chooses mails by the link of one of them; can be repeated. Throws LinkExpiredError. */
export async function chooseByLink(
  database: Database,
  { code, wanted }: { code: string; wanted: readonly OptionalMail[] },
  now: Date,
): Promise<OptionalMail[]> {
  const userId = await requireCode(database, code, now)
  return chooseMails(database, { userId, wanted }, now)
}

/** The same error for every invalid code, without the reason. */
async function requireCode(database: Database, code: string, now: Date): Promise<number> {
  const userId = await findSwitchCode(database, hashToken(code), now)
  if (userId === null) throw new DomainError("LinkExpiredError", "This link has expired")
  return userId
}
