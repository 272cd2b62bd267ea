import { emailField } from "@wara/domain/accounts/account-fields"
import { accountLimits } from "@wara/domain/accounts/account-limits"
import type { SocialProvider } from "@wara/domain/accounts/social-provider"
import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import type { Claims } from "../../../ports/identity-provider/identity-provider.ts"
import { createAccount, type NewAccount } from "../../accounts/use-cases/create-account.ts"
import { findByIdentity, insertIdentity, lockByEmail, type Person } from "../person-store.ts"
import { requireOpenAccount } from "../require-open-account.ts"

type Recognition = { provider: SocialProvider; claims: Claims; now: Date }
type Context = { database: Database; config: Config }

/**
 * Finds the account of whom a provider vouches for, or makes one, and does `then` for it in the same
 * transaction. An account with that e-mail is only taken when both sides know that the address is
 * the person's: otherwise whoever signed up with somebody else's e-mail would wait in their account.
 * Throws UnverifiedEmailError, AccountBlockedError, GoneError, and ConflictError when the account has
 * another identity at this provider or is one of the team.
 */
export async function recognisePerson(
  context: Context,
  recognition: Recognition,
  then: (transaction: Database, userId: number) => Promise<void>,
): Promise<void> {
  const attempt = () =>
    context.database.transaction(async (transaction) => {
      await then(transaction, await recognise(transaction, context.config, recognition))
    })
  try {
    await attempt()
  } catch (error) {
    // The same person came twice at once, and the other one was first.
    if (!(error instanceof DomainError && error.code === "ConflictError")) throw error
    await attempt()
  }
}

async function recognise(
  transaction: Database,
  config: Config,
  { provider, claims, now }: Recognition,
): Promise<number> {
  const { subject } = claims
  const identity = { provider, subject }
  const known = await findByIdentity(transaction, identity)
  if (known) return idOfOpen(known)
  const { success, data: email } = emailField.safeParse(claims.email)
  if (!success || !claims.emailVerified) {
    throw new DomainError("UnverifiedEmailError", "The provider vouches for no e-mail")
  }
  const owner = await lockByEmail(transaction, email)
  if (owner) requireOpenAccount(owner)
  // Whoever held that lock may have been the same person, coming by the same provider.
  const linked = owner && (await findByIdentity(transaction, identity))
  if (linked) return idOfOpen(linked)
  // Whoever takes over a mailbox elsewhere must not get into the panel of moderators by it.
  if (owner && owner.role !== "user") {
    throw new DomainError("ConflictError", "Accounts of the team log in by password")
  }
  if (owner && !owner.confirmedAt) {
    throw new DomainError("UnverifiedEmailError", "The account's e-mail is not confirmed")
  }
  const userId =
    owner?.id ?? (await createAccount(transaction, config, newAccount(claims, email), now))
  if (!(await insertIdentity(transaction, { userId, provider, subject }))) {
    throw new DomainError("ConflictError", "The account has another identity at this provider")
  }
  return userId
}

function idOfOpen(person: Person): number {
  requireOpenAccount(person)
  return person.id
}

/** Going on from a page that says so is agreeing to the terms, as it is at sign-up. */
function newAccount(claims: Claims, email: string): NewAccount {
  return {
    email,
    firstname: nameOf(claims.firstname),
    lastname: nameOf(claims.lastname),
    passwordHash: null,
    rut: null,
    company: null,
    confirmed: true,
  }
}

/** A name that fits our account; an empty one is asked for in the profile. */
function nameOf(claimed: string): string {
  const line = claimed.replace(/[\p{C}\s]+/gu, " ").trim()
  return Array.from(line).slice(0, accountLimits.name).join("").trim()
}
