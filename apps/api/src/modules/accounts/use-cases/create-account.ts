import { randomInt } from "node:crypto"
import { requiredConsents } from "@wara/domain/accounts/account"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { usernameFromName, usernameProblem } from "@wara/domain/accounts/username"
import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { isUsernameReserved } from "../../../database/former-usernames.ts"
import { welcomeMail } from "../../../emails/account.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { grantFreeCredits } from "../../credits/use-cases/grant-credits.ts"
import { insertUser, isEmailTaken } from "../account-store.ts"
import { insertConsents } from "../consent-store.ts"
import { mailLink } from "../mail-link.ts"

/** A new user from sign-up or an OAuth log-in who gave the required consents. */
export type NewAccount = {
  email: string
  firstname: string
  lastname: string
  /** Null for users who only log in with Google or Facebook. */
  passwordHash: string | null
  rut: string | null
  company: { name: string; businessActivity: string; rut: string } | null
  /** Whether a provider already verified the e-mail. */
  confirmed: boolean
}

/**
 * Creates an account with its consents, free credits and welcome e-mail in one transaction, and
 * returns its id. Throws ConflictError when the e-mail already has an account, in any letter case.
 */
export async function createAccount(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName" | "freeAdsOnSignUp">,
  account: NewAccount,
  now: Date,
): Promise<number> {
  const { email, firstname, confirmed } = account
  const id = await insertUnderFreeName(transaction, account, now)
  await insertConsents(transaction, id, requiredConsents, now)
  await grantFreeCredits(transaction, config, id)
  await queueWelcome(transaction, config, { id, email, firstname, confirmed }, now)
  return id
}

export function emailTaken(): DomainError {
  return new DomainError("ConflictError", "email: already belongs to an account", [
    { path: ["email"], message: accountTexts.emailTaken },
  ])
}

/** Maximum number of digits at the end of a generated username. */
const maxDigits = 9

/**
 * The username reveals no more than a public profile: a company's name or the user's first name,
 * plus a number that gets longer while the username is taken. Never the e-mail. Throws ConflictError
 * when the e-mail already has an account.
 */
export async function insertUnderFreeName(
  transaction: Database,
  account: NewAccount,
  now: Date,
): Promise<number> {
  const { company, confirmed, ...person } = account
  if (await isEmailTaken(transaction, account.email, now)) throw emailTaken()
  for (let digits = 2; digits <= maxDigits; digits += 1) {
    const number = digits === 2 ? null : randomInt(10 ** digits)
    const username = usernameFromName(company?.name ?? person.firstname, number)
    if (usernameProblem(username) !== null) continue
    if (await isUsernameReserved(transaction, { username, userId: null }, now)) continue
    const id = await insertUser(transaction, {
      ...person,
      username,
      kind: company === null ? "person" : "company",
      companyName: company?.name ?? null,
      businessActivity: company?.businessActivity ?? null,
      companyRut: company?.rut ?? null,
      confirmedAt: confirmed ? now : null,
      emailProved: confirmed,
      createdAt: now,
      updatedAt: now,
    })
    if (id !== null) return id
    if (await isEmailTaken(transaction, account.email, now)) throw emailTaken()
  }
  throw new Error("no free username was found")
}

/**
 * Welcomes a new user and requests confirmation of the e-mail, in one mail; part of the sign-up's
 * transaction. A user verified by Google or Facebook is only welcomed.
 */
export async function queueWelcome(
  transaction: Database,
  config: Pick<Config, "baseUrl" | "siteName">,
  user: { id: number; email: string; firstname: string; confirmed?: boolean },
  now: Date,
): Promise<void> {
  const reason = `welcome:${user.id}`
  const write = (link: string | null) => welcomeMail(config, { ...user, link })
  if (user.confirmed) {
    await queueMail(transaction, reason, write(null))
    return
  }
  const letter = { userId: user.id, purpose: "confirm_email", reason, write } as const
  await mailLink(transaction, config, letter, now)
}
