import { accountLimits } from "@wara/domain/accounts/account"
import { emailField } from "@wara/domain/accounts/account-fields"
import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { findNameLeaks } from "@wara/domain/ads/contact-leaks"
import { DomainError } from "@wara/domain/errors"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { lockUser } from "../../../database/lock-user.ts"
import type { Claims } from "../../../ports/identity-provider/identity-provider.ts"
import { createAccount, type NewAccount } from "../../accounts/use-cases/create-account.ts"
import { claimByProvider } from "../../accounts/use-cases/drop-access.ts"
import { findByIdentity, insertIdentity, type Person } from "../store.ts"
import { requireOpenAccount } from "./redeem-code.ts"

type Recognition = { provider: SocialProvider; claims: Claims; now: Date }
type Context = { database: Database; config: Config }

/**
 * Finds or creates the account for a provider identity and runs `then` for it in the same
 * transaction. An existing account with that e-mail is linked when the provider has verified the
 * address. Unless the e-mail is proved to belong to the person who signed up, their password and
 * sessions are removed: they must not wait in the account that the owner of the address uses later.
 * Throws UnverifiedEmailError, AccountBlockedError, GoneError,
 * and ConflictError when the account has another identity at this provider or belongs to the team.
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
    // A concurrent log-in of the same person may have created the account first, so one retry
    // follows.
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
    throw new DomainError("UnverifiedEmailError", "The provider did not confirm an e-mail")
  }
  const owner = await lockUser(transaction, { email })
  if (owner) requireOpenAccount(owner)
  // The transaction that held the lock may have linked the same identity meanwhile.
  const linked = owner && (await findByIdentity(transaction, identity))
  if (linked) return idOfOpen(linked)
  // A mailbox taken over elsewhere must not give access to the team's panel.
  if (owner && owner.role !== "user") {
    throw new DomainError("ConflictError", "Team accounts must log in with a password")
  }
  if (owner) await claimByProvider(transaction, config, { owner, provider }, now)
  const userId =
    owner?.id ?? (await createAccount(transaction, config, newAccount(claims, email), now))
  if (!(await insertIdentity(transaction, { userId, provider, subject }))) {
    throw new DomainError(
      "ConflictError",
      "The account is linked to another identity at this provider",
    )
  }
  return userId
}

function idOfOpen(person: Person): number {
  requireOpenAccount(person)
  return person.id
}

/** The page states that continuing means agreeing to the terms, as at sign-up. */
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

/**
 * A name that fits our limits. An empty one is completed in the profile, and so is one with a phone
 * or an e-mail, which a form would refuse: ads show names.
 */
function nameOf(claimed: string): string {
  const line = claimed.replace(/[\p{C}\s]+/gu, " ").trim()
  const name = Array.from(line).slice(0, accountLimits.name).join("").trim()
  return findNameLeaks(name).length === 0 ? name : ""
}
