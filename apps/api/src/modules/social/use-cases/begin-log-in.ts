import type { SocialProvider } from "@wara/domain/accounts/social-provider"
import type { Database } from "../../../database/database.ts"
import { limitNetwork } from "../../../plugins/limit-network.ts"
import { hashToken, newToken } from "../../../plugins/token.ts"
import type { IdentityProvider } from "../../../ports/identity-provider/identity-provider.ts"
import { askProvider } from "../ask-provider.ts"
import { insertAttempt } from "../attempt-store.ts"

/** Whoever goes to a provider has this long to come back. */
const attemptMs = 10 * 60_000

/** An office shares a network; it logs in far less often than this. */
const limit = { name: "social-begin", limit: 60, windowSeconds: 600 }

/**
 * Begins a log-in and answers where the person goes. Throws RateLimitError past the limit,
 * ServiceUnavailableError when the provider does not answer.
 */
export async function beginLogIn(
  database: Database,
  begin: {
    provider: SocialProvider
    port: IdentityProvider
    redirectUri: string
    /** Secret of the browser that begins; null when its code may be used by any. */
    binding: string | null
    network: string
    now: Date
  },
): Promise<URL> {
  const { provider, port, redirectUri, binding, network, now } = begin
  await limitNetwork(database, { ...limit, network })
  const secrets = { state: newToken(), codeVerifier: newToken(), nonce: newToken() }
  const address = await askProvider(port.begin(secrets, redirectUri))
  const attempt = {
    provider,
    stateHash: hashToken(secrets.state),
    codeVerifier: secrets.codeVerifier,
    nonce: secrets.nonce,
    bindingHash: binding === null ? null : hashToken(binding),
    expiresAt: new Date(now.getTime() + attemptMs),
  }
  await insertAttempt(database, attempt, now)
  return address
}
