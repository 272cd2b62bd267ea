import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { DomainError } from "@wara/domain/errors"
import { minutes } from "@wara/domain/time"
import type { Device } from "../../../access/caller.ts"
import { limitCalls, limitNetwork } from "../../../access/limits.ts"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import type { IdentityProvider } from "../../../ports/identity-provider/identity-provider.ts"
import { recordBlockedProvider } from "../../accounts/use-cases/log-in-records.ts"
import { askProvider } from "../providers.ts"
import { insertCode, takeAttempt } from "../store.ts"
import { recognisePerson } from "./recognise-person.ts"

/** Milliseconds; the browser brings the code to the site at once. */
const codeMs = minutes(2)

const windowSeconds = 600
const limits = {
  network: { name: "social-return-network", limit: 60, windowSeconds },
  identity: { name: "social-return-identity", limit: 20, windowSeconds },
}

/**
 * Completes the return from a provider and returns the single-use code that the site exchanges for
 * a session. A log-in to a blocked account is recorded. Throws LinkExpiredError for a return without a pending attempt, LogInDeclined when the
 * provider refused, and the errors of `recognisePerson`.
 */
export async function finishLogIn(
  context: { database: Database; config: Config },
  finish: {
    provider: SocialProvider
    port: IdentityProvider
    /** The full return URL, with everything that the provider appended. */
    returned: URL
    network: string
    device: Device
    now: Date
  },
): Promise<string> {
  const { database } = context
  const { device, provider, port, returned, now } = finish
  await limitNetwork(database, { ...limits.network, network: finish.network })
  const state = returned.searchParams.get("state") ?? ""
  const attempt = await takeAttempt(database, { provider, stateHash: hashToken(state) }, now)
  if (attempt === null) {
    throw new DomainError("LinkExpiredError", "No pending log-in matches this request")
  }
  const { codeVerifier, nonce, bindingHash } = attempt
  const claims = await askProvider(port.finish({ state, codeVerifier, nonce }, returned))
  const caller = `${provider}:${claims.subject}`
  await limitCalls(database, { ...limits.identity, caller })
  const code = newToken()
  const expiresAt = new Date(now.getTime() + codeMs)
  const given = { provider, claims, now }
  const row = { provider, tokenHash: hashToken(code), bindingHash, expiresAt }
  await recognisePerson(context, given, (transaction, userId) =>
    insertCode(transaction, { userId, ...row }, now),
  ).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === "AccountBlockedError") {
      const { subject } = claims
      const email = claims.emailVerified ? claims.email : null
      await recordBlockedProvider(database, { provider, subject, email, device })
    }
    throw error
  })
  return code
}
