import type { AuthAnswer } from "@wara/contract/account"
import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { DomainError } from "@wara/domain/errors"
import type { Device } from "../../../access/caller.ts"
import { limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { recordBlockedCode } from "../../accounts/use-cases/log-in-records.ts"
import { openSession } from "../../accounts/use-cases/open-session.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"
import { type Person, useCode } from "../store.ts"

const limit = { name: "social-redeem", limit: 60, windowSeconds: 600 }

/**
 * Exchanges a code for a session, once, and only for the browser that began the log-in. That of a
 * blocked account is used up, and the refusal recorded. Throws LinkExpiredError when it is not valid
 * any more, AccountBlockedError, RateLimitError.
 */
export async function redeemCode(
  context: { database: Database; config: Config },
  redeem: {
    provider: SocialProvider
    code: string
    binding: string | null
    network: string
    device: Device
    now: Date
  },
): Promise<AuthAnswer> {
  const { database, config } = context
  const { provider, code, binding, network, device, now } = redeem
  await limitNetwork(database, { ...limit, network })
  const bindingHash = binding === null ? null : hashToken(binding)
  const answer = await database.transaction(async (transaction) => {
    const given = { provider, tokenHash: hashToken(code), bindingHash }
    const person = await useCode(transaction, given, now)
    if (person === null)
      throw new DomainError("LinkExpiredError", "The code has expired or was already used")
    if (person.blockedAt) {
      await recordBlockedCode(transaction, { userId: person.id, provider, device })
      return null
    }
    requireOpenAccount(person)
    const jwt = await openSession(transaction, config, {
      ...{ userId: person.id, device, method: provider, now },
    })
    return { jwt, user: await readAccount(transaction, person.id, [], now) }
  })
  if (answer === null) throw blocked()
  return answer
}

/** Refuses accounts that are blocked or deleted. */
export function requireOpenAccount(person: Person): void {
  if (person.blockedAt) throw blocked()
  if (person.deletedAt) throw new DomainError("GoneError", "The account was deleted")
}

const blocked = () => new DomainError("AccountBlockedError", "The account is blocked")
