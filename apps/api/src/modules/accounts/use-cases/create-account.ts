import { randomInt } from "node:crypto"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { requiredConsents } from "@wara/domain/accounts/consent"
import { usernameProblem } from "@wara/domain/accounts/username"
import { usernameFromName } from "@wara/domain/accounts/username-from-name"
import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { welcomeMail } from "../../../emails/welcome.ts"
import { queueMail } from "../../../queue/queue-mail.ts"
import { grantFreeCredits } from "../../credits/use-cases/grant-free-credits.ts"
import { mailLink } from "../mail-link.ts"
import { insertConsents, insertUser, isEmailTaken } from "../sign-up-store.ts"

/** A new person as sign-up or a social log-in knows it, who agreed to what an account needs. */
export type NewAccount = {
  email: string
  firstname: string
  lastname: string
  /** Null for who only logs in with Google or Facebook. */
  passwordHash: string | null
  rut: string | null
  company: { name: string; businessActivity: string; rut: string } | null
  /** Whether somebody vouches for the e-mail already. */
  confirmed: boolean
}

/**
 * Makes an account with its consents, its free credits and its welcome e-mail, all or nothing, and
 * answers its number. Throws ConflictError when the e-mail has one already, in any letter case.
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

/** What a taken e-mail is answered with. */
export function emailTaken(): DomainError {
  return new DomainError("ConflictError", "email: has an account already", [
    { path: ["email"], message: accountTexts.emailTaken },
  ])
}

/** Most digits that a made username ends in. */
const maxDigits = 9

/**
 * The username says no more than a public profile does: a company's name or the person's first one,
 * with a number, longer each time, while somebody has it. Never the e-mail.
 */
async function insertUnderFreeName(
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
    const id = await insertUser(transaction, {
      ...person,
      username,
      kind: company === null ? "person" : "company",
      companyName: company?.name ?? null,
      businessActivity: company?.businessActivity ?? null,
      companyRut: company?.rut ?? null,
      confirmedAt: confirmed ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    if (id !== null) return id
    if (await isEmailTaken(transaction, account.email, now)) throw emailTaken()
  }
  throw new Error("no username was free")
}

/**
 * Welcomes a new person and asks to confirm the e-mail, in one mail; part of the sign-up's transaction.
 * Who comes confirmed by Google or Facebook is only welcomed.
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
